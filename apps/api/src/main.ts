// Unit files, timers and containers from releases up to 0.5.0 use this path.
import "../main.ts";
