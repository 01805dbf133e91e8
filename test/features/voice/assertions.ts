/** Scenario assertions about the Voice. */
import type { VoiceCommand } from '#engine';
import { probeDiffers } from '../../support/scenario/probes.ts';
import type { Words } from '../../support/scenario/words.ts';
import { tableView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  voice: ({ table }, node) =>
    probeDiffers(node, tableView(table).voice, (order) => commandWords(order as VoiceCommand)),
};

const commandWords = ({ play, kind }: VoiceCommand): string => `${play ? 'play' : 'no'} ${kind}`;
