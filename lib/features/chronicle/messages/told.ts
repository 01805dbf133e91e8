/** The content of a chronicle, which the pages collect from its lines. */
import type { BattleOutcome, OpenPlan } from '../../../model/battle.ts';
import type { Chronicle, ChronicleLine } from '../../../model/chronicle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { LogFact, LogFactOf } from '../../../model/log.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { StrongholdCount } from '../../../model/victory.ts';

/** One side of a battle, with its plan if the plan was revealed. */
export interface BattleSideTold {
  readonly faction: FactionId;
  readonly plan: OpenPlan | null;
}

/** One battle; `outcome` is `null` if the battle had none. */
export interface BattleTold {
  readonly turn: number;
  readonly territory: TerritoryId;
  /** The two sides, aggressor first. */
  readonly sides: readonly [BattleSideTold, BattleSideTold];
  readonly outcome: BattleOutcome | null;
}

/** One treachery card that was sold, for a price in spice. */
export interface SaleTold {
  readonly turn: number;
  readonly buyer: FactionId;
  readonly price: number;
  readonly withKarama: boolean;
}

/** A traitor that was called. */
export interface TraitorTold {
  readonly turn: number;
  readonly caller: FactionId;
  readonly victim: FactionId;
  readonly leader: LeaderId;
}

/** A worm that devoured a territory. */
export interface WormTold {
  readonly turn: number;
  readonly territory: TerritoryId;
}

/** The whole content of a chronicle, oldest first. */
export interface ChronicleTold {
  readonly battles: readonly BattleTold[];
  readonly sales: readonly SaleTold[];
  readonly traitors: readonly TraitorTold[];
  readonly worms: readonly WormTold[];
  /** One count of strongholds for each turn: the last count, if a turn was counted several times. */
  readonly counts: readonly StrongholdCount[];
}

/** Returns the content of a chronicle's lines. */
export const toldIn = ({ lines }: Chronicle): ChronicleTold => ({
  battles: battlesIn(lines),
  sales: told(lines, 'card-sold').map(({ turn, fact: { buyer, price, withKarama } }) => ({
    turn,
    buyer,
    price,
    withKarama,
  })),
  traitors: told(lines, 'traitor-called').flatMap(({ turn, fact }) => fact.calls.map((call) => ({ turn, ...call }))),
  worms: told(lines, 'shai-hulud-devoured').map(({ turn, fact: { territory } }) => ({ turn, territory })),
  counts: countsIn(lines),
});

type Told<Code extends LogFact['code']> = Omit<ChronicleLine, 'fact'> & { readonly fact: LogFactOf<Code> };

const isTold =
  <Code extends LogFact['code']>(code: Code) =>
  (line: ChronicleLine): line is Told<Code> =>
    line.fact.code === code;

const told = <Code extends LogFact['code']>(lines: readonly ChronicleLine[], code: Code): readonly Told<Code>[] =>
  lines.filter(isTold(code));

/** All lines after the choice of a battle belong to that battle, until the next battle is chosen. */
function battlesIn(lines: readonly ChronicleLine[]): readonly BattleTold[] {
  return lines.flatMap((line, at) => {
    if (!isTold('battle-chosen')(line)) return [];
    const { aggressor, defender, territory } = line.fact;
    const next = lines.findIndex((other, index) => index > at && other.fact.code === 'battle-chosen');
    const during = lines.slice(at, next < 0 ? lines.length : next);
    const plans = told(during, 'plans-revealed').at(-1)?.fact.plans ?? [null, null];
    const outcome = told(during, 'battle-resolved').at(-1)?.fact.outcome ?? null;
    const sides = [
      { faction: aggressor, plan: plans[0] },
      { faction: defender, plan: plans[1] },
    ] as const;
    return [{ turn: line.turn, territory, sides, outcome }];
  });
}

function countsIn(lines: readonly ChronicleLine[]): readonly StrongholdCount[] {
  const counts = new Map<number, StrongholdCount>();
  for (const { turn, fact } of told(lines, 'strongholds-counted'))
    counts.set(turn, { turn, standings: fact.standings });
  return [...counts.values()];
}
