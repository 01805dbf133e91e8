/**
 * The Bene Tleilaxu, the Ixians and the Lansraad, as every rulebook has them that plays with nine factions: their places,
 * their powers, and the Karamas against these powers.
 */
import { arrakis } from '../board/arrakis.ts';
import { seatsAt } from '../board/seats.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import type { SourcedValue } from '../powers/rules.ts';
import { base } from './base.ts';

/** All nine factions, in the order of the boxes. @rules Nine-faction compendium XXVIII–XXXVI */
export const NINE: readonly FactionId[] = [...base.factions, 'ixians', 'lansraad', 'bene-tleilaxu'];

/** The factions with a place that has no player circle. @rules Grand Dune, closing section · R-05 */
export const WITHOUT_CIRCLE: readonly FactionId[] = ['guild', 'ixians', 'bene-tleilaxu'];

/** The six circles, and a place without one in each gap between two of them. @rules R-05 */
export const RING_OF_NINE = seatsAt(arrakis, 1, null, 4, null, 7, null, 10, null, 13, null, 16, null);

/** The powers that a Karama cancels besides those of 1979. @rules Nine-faction compendium XXXVII.B.7.a */
export const CANCELLED_OF_THREE: readonly AdvantageId[] = [
  'bene-tleilaxu/taxed',
  'bene-tleilaxu/traps',
  'bene-tleilaxu/revived-traitor',
  'ixians/spice-seized',
  'lansraad/influence',
  'lansraad/restricted-territory',
];

/** The powers of the basic game. */
export const POWERS_OF_THREE: readonly SourcedValue<AdvantageId>[] = [
  { is: 'ixians/move-2', source: 'Nine-faction compendium XXXV.1' },
  { is: 'ixians/machine-income', source: 'Nine-faction compendium XXXV.2' },
  { is: 'ixians/goes-first', source: 'Nine-faction compendium XXXV "Disadvantage"; R-81' },
  { is: 'ixians/ally-bonus', source: 'Nine-faction compendium XXXV "Alliance"; R-76' },
  { is: 'ixians/spice-seized', source: 'Nine-faction compendium XXXVII.B.7.a.8' },
  { is: 'bene-tleilaxu/revival-income', source: 'Nine-faction compendium XXXIV.1' },
  { is: 'bene-tleilaxu/leader-attack', source: 'Nine-faction compendium XXXIV.2' },
  { is: 'bene-tleilaxu/revived-traitor', source: 'Nine-faction compendium XXXIV.3' },
  { is: 'bene-tleilaxu/ally-revival', source: 'Nine-faction compendium XXXIV "Alliance"; R-289' },
  { is: 'bene-tleilaxu/spice-win', source: 'Nine-faction compendium XXXIV.4; R-70' },
  { is: 'bene-tleilaxu/taxed', source: 'Nine-faction compendium XXXVII.B.7.a.7' },
  { is: 'lansraad/influence', source: 'Nine-faction compendium XXXVI.1' },
  { is: 'lansraad/fremen-enmity', source: 'Nine-faction compendium XXXVI "Alliance"' },
];
