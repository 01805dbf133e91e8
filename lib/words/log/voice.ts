import { assertNever } from '../../core/assert-never.ts';
import type { VoiceTold } from '../../factions/bene-gesserit/voice/contract.ts';
import { isLogFactOf } from '../../table/log.ts';
import { theFaction } from '../names.ts';
import { sayVoice } from '../../factions/bene-gesserit/voice/words.ts';

const CODES = ['voice-declined', 'voice-used'] as const;

/** Whether the line is told of the Voice. */
export const isVoiceLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayVoiceLine(fact: VoiceTold): string {
  switch (fact.code) {
    case 'voice-declined':
      return `${theFaction(fact.by)} stayed silent.`;
    case 'voice-used':
      return `${theFaction(fact.by)} used the Voice on ${theFaction(fact.target)}: ${sayVoice(fact.command).toLowerCase()}`;
    default:
      return assertNever(fact);
  }
}
