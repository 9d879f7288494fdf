// Units, timers and containers set up by releases until 0.5.0 name this path.
import "../main.ts";
