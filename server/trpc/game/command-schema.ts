import { z } from 'zod';
import { isClientCommand, type ClientCommand } from '#engine';

/** The shape of a command. The engine decides whether it is allowed. */
export const commandSchema = z.custom<ClientCommand>(isClientCommand);
