import { z } from 'zod';
import { isClientCommand, type SentIntent } from '#engine';

/** The shape of what a device wants. Whether it may be is the engine's question. */
export const intentSchema = z.custom<SentIntent>(isClientCommand);
