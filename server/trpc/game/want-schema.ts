import { z } from 'zod';
import { isSentWant, type SentWant } from '../../../lib/engine.ts';

/** The shape of what a device wants. Whether it may be is the engine's question. */
export const wantSchema = z.custom<SentWant>(isSentWant);
