import { IconDeviceMobile, IconMail } from "@tabler/icons-react";
import type { Channel } from "#packages/domain/people/channels.ts";

export const channelIcons = { EMAIL: IconMail, SMS: IconDeviceMobile } as const satisfies Record<Channel, unknown>;
