/** The public state of shipment and movement. */
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Round } from '../../../model/phases.ts';
import type { Done } from '../../../model/shipping-types.ts';
import { factionName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatRow, formatList, formatForces } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { ShipAndMovePublicView } from '../contract.ts';

/** The titles of the rounds. */
export const ROUND_TITLE: Readonly<Record<Round, string>> = {
  both: 'Shipment and movement',
  shipments: 'Shipment: everybody ships, then everybody moves',
  moves: 'Movement',
};

/** The texts for a faction's state in the order of turns, by round. */
export const STANDS: Readonly<Record<Round, Readonly<Record<'done' | 'acting' | 'toCome', string>>>> = {
  both: { done: 'has shipped and moved', acting: 'ships and moves now', toCome: 'ships and moves later' },
  shipments: { done: 'has shipped', acting: 'ships now', toCome: 'ships later' },
  moves: { done: 'has moved', acting: 'moves now', toCome: 'moves later' },
};

/** Returns the note that a faction's turn is open again. */
export const formatOpenAgain = (faction: FactionId): string =>
  `${capitalize(factionPossessive(faction))} turn is open again.`;

/** Returns the line about the current turn. */
export const formatActing = (faction: FactionId, round: Round): string =>
  `${capitalize(theFaction(faction))} ${STANDS[round].acting}.`;

export const A_PAUSE = 'The first step of this turn is recorded after four seconds.';
export const NEXT_ENDS_IT = '“Next” ends it for everybody whose turn has not come.';

/**
 * Returns the text of the steps of a turn: `Atreides: 2 forces to Old Gap, 10 from Arrakeen to Wind Pass.` Returns
 * `null` if the turn has no step.
 */
export const formatTurn = ({ faction, done }: Turn, edition: EditionId): string | null =>
  done.length === 0 ? null : `${factionName(faction)}: ${formatRow(done.map((step) => formatStep(step, edition)))}.`;

type Turn = NonNullable<NonNullable<ShipAndMovePublicView['shipAndMove']>['latest']>;

function formatStep(step: Done, edition: EditionId): string {
  switch (step.kind) {
    case 'no-shipment':
      return 'no shipment';
    case 'no-move':
      return 'no move';
    case 'shipment': {
      const goal = step.to === null ? 'back to the reserves' : `to ${theTerritory(step.to.territory, edition)}`;
      return `${formatForces(step.forces.count)} ${goal}`;
    }
    case 'move': {
      const count = step.from.reduce((sum, stack) => sum + stack.count, 0);
      const whence = [...new Set(step.from.map(({ territory }) => theTerritory(territory, edition)))];
      return `${count} from ${formatList(whence)} to ${theTerritory(step.to.territory, edition)}`;
    }
  }
}

/** Returns the text of the turns to come: `Then Fremen and Harkonnen.` The text is empty after the last turn. */
export const formatToCome = (factions: readonly FactionId[]): string | null =>
  factions.length === 0 ? null : `Then ${formatList(factions.map(theFaction))}.`;
