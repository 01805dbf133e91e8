/**
 * Advanced combat by a second reading: the dials that a side's forces allow with given spice, and the losses for each
 * dial. Everything is counted in half points.
 * @rules GF9-2019 "Advanced Combat", Emperor "Sardaukar", Fremen "Fedaykin", "Battles" ·
 */
import type { FactionId, GameState, Forces } from '#engine';
import { isCancelled, forcesIn, type Battle } from './site.ts';
import { isLost } from '../../../support/oracle/main-characters.ts';
import { spareFremenSpice } from '../../../support/oracle/played.ts';

/** Whether some set of the side's forces has this strength for this spice. */
export const canDial = (state: GameState, battle: Battle, faction: FactionId, dial: number, spice: number): boolean =>
  everySet(forcesIn(state, battle, faction)).some((set) => makesUp(state, battle, faction, set, dial, spice));

/** Whether these forces equal the dial with exactly this spice. Mercenaries count like ordinary forces. */
export function makesUp(
  state: GameState,
  battle: Battle,
  faction: FactionId,
  { count, special, mercenaries = 0 }: Forces,
  dial: number,
  spice: number,
): boolean {
  const plain = count - special;
  const worth = specialWorth(state, battle, faction);
  if (!needsSpice(state, battle, faction)) return spice === 0 && plain + special * worth === dial;
  // 000 XXXV: "full strength whether or not they are supplied by spice. If also supplied each token counts as 1½". A
  // mercenary is no force of the Ixians, and counts half without spice.
  if (faction === 'ixians' && (battle.strengthened ?? []).length > 0)
    return upTo(Math.min(mercenaries, spice)).some(
      (hired) =>
        spice - hired <= count - mercenaries &&
        count - mercenaries + (spice - hired) / 2 + (mercenaries + hired) / 2 === dial,
    );
  for (let supported = 0; supported <= Math.min(special, spice); supported += 1) {
    const halves = plain + (spice - supported) + worth * (special + supported);
    if (spice - supported <= plain && halves === dial * 2) return true;
  }
  return false;
}

/** Sardaukar are worth two except against Fremen; Fedaykin are always worth two. Without their leader all are worth one. */
function specialWorth(state: GameState, battle: Battle, faction: FactionId): number {
  if (isLost(state, faction === 'emperor' ? 'shaddam-iv' : 'liet-kynes')) return 1;
  if (isCancelled(battle, faction === 'emperor' ? 'emperor/sardaukar' : 'fremen/fedaykin')) return 1;
  const { aggressor, defender } = battle;
  const opponent = aggressor.faction === faction ? defender.faction : aggressor.faction;
  return faction === 'emperor' && opponent === 'fremen' ? 1 : 2;
}

const needsSpice = ({ choices }: GameState, battle: Battle, faction: FactionId): boolean =>
  choices.layer === 'advanced' &&
  (faction !== 'fremen' || !spareFremenSpice(choices) || isCancelled(battle, 'fremen/no-spice-battle'));

const everySet = ({ count, special, mercenaries = 0 }: Forces): readonly Forces[] =>
  upTo(special).flatMap((starred) =>
    upTo(mercenaries).flatMap((hired) =>
      upTo(count - special - mercenaries).map((plain) => ({
        count: plain + starred + hired,
        special: starred,
        mercenaries: hired,
      })),
    ),
  );

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);
