import { z } from 'zod';
import { isClientCommand, type ClientCommand } from '#engine';

/** The shape of what a device wants. Whether it may be is the engine's question. */
export const commandSchema = z.custom<ClientCommand>(isClientCommand);
