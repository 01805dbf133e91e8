import type { EditionId } from '../table/editions.ts';
import type { SecretKind } from '../table/secret-kinds.ts';
import type { LogFact } from '../table/log.ts';
import { isBattleLine, sayBattleLine } from '../phases/battle/words/told.ts';
import { isHarkonnenLine, sayHarkonnenLine } from '../factions/harkonnen/words.ts';
import { isKwisatzHaderachLine, sayKwisatzHaderachLine } from '../factions/atreides/kwisatz-haderach/words.ts';
import { isPieceLine, sayPieceLine } from '../pieces/words/told.ts';
import { isSetupLine, saySetupLine } from '../words/log/setup.ts';
import { isShipmentLine, sayShipmentLine } from '../words/log/shipment.ts';
import { isStormLine, sayStormLine } from '../words/log/storm.ts';
import { sayTableLine } from '../play/words.ts';
import { isStormCardLine, sayStormCardLine } from '../words/log/storm-card.ts';
import { isTurnLine, sayTurnLine } from '../phases/turn/words.ts';
import { isVoiceLine, sayVoiceLine } from '../words/log/voice.ts';
import { isWindowLine, sayWindowLine } from '../words/log/windows.ts';
import { theElement, theFaction } from '../words/names.ts';
import { capital } from '../words/numbers.ts';

/** One line of the log, in the past tense: `Atreides sealed a plan.` */
export function sayLogLine(fact: LogFact, edition: EditionId): string {
  return capital(sayLogLineWithin(fact, edition));
}

/** The same with a small first letter, to stand within another sentence. */
export function sayLogLineWithin(fact: LogFact, edition: EditionId): string {
  if (isSetupLine(fact)) return saySetupLine(fact, edition);
  if (isStormLine(fact)) return sayStormLine(fact);
  if (isStormCardLine(fact)) return sayStormCardLine(fact);
  if (isShipmentLine(fact)) return sayShipmentLine(fact, edition);
  if (isBattleLine(fact)) return sayBattleLine(fact, edition);
  if (isVoiceLine(fact)) return sayVoiceLine(fact);
  if (isHarkonnenLine(fact)) return sayHarkonnenLine(fact);
  if (isTurnLine(fact)) return sayTurnLine(fact, edition);
  if (isKwisatzHaderachLine(fact)) return sayKwisatzHaderachLine(fact);
  if (isPieceLine(fact)) return sayPieceLine(fact, edition);
  if (isWindowLine(fact)) return sayWindowLine(fact);
  return sayTableLine(fact, edition);
}

/**
 * The same line as it may stand openly on its owner's phone: what happened, never what it was about. `null` where the
 * line tells no secret.
 */
export function sayLogLineCovered(fact: LogFact): string | null {
  switch (fact.code) {
    case 'own-fact-entered':
      return ENTERED[fact.fact.kind];
    case 'own-cards-dealt':
      return 'You were dealt cards.';
    case 'own-cards-passed':
      return capital(
        sayLogLineWithin({ code: 'cards-passed', from: fact.from, to: fact.to, count: fact.cards.length }, 'gf9-2019'),
      );
    case 'own-storm-card':
      return 'You drew the next storm card.';
    case 'own-traitors':
      return 'You learned who is in your pay.';
    case 'own-prediction':
      return 'You sealed your prediction.';
    case 'leader-captured':
    case 'captive-killed':
      return fact.leader === null ? null : capital(sayLogLineWithin({ ...fact, leader: null }, 'gf9-2019'));
    case 'element-seen':
      return `${capital(theFaction(fact.faction))} showed ${theFaction(fact.to)} ${theElement(fact.shown.element)}.`;
    default:
      return null;
  }
}

const ENTERED: Record<SecretKind, string> = {
  spice: 'You entered your spice.',
  hand: 'You entered your hand.',
  traitors: 'You entered who is in your pay.',
  prediction: 'You entered your prediction.',
  'storm-card': 'You entered your storm card.',
  'battle-losses': 'You entered your losses in battles.',
  captives: 'You entered which leaders you hold.',
};
