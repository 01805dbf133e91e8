'use client';
import { useState } from 'react';
import { factionName, type BorderId, type FactionId, type PublicFact, type SectorId, type TableView } from '#client';
import { Arena, type ArenaTarget } from '#app/_components/arena/arena.tsx';
import { bordersIn, sectorsIn } from '#app/_components/arena/geometry.ts';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import type { DraftState, EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatArena } from '#lib/modules/duel/kanly/messages/arena.ts';
import { DUEL_DESK, formatBackingOf, formatWorthOf } from '#lib/modules/duel/kanly/messages/desk.ts';
import { formatBorder, formatSector } from '#lib/modules/duel/kanly/messages/phone.ts';

type Kanly = NonNullable<TableView['kanly']>;
type Running = NonNullable<Kanly['running']>;
type FactOf<Kind extends PublicFact['kind']> = Extract<PublicFact, { readonly kind: Kind }>;

/** A value that is larger than that of any leader. */
const MAX_WORTH = 20;
const MAX_BACKING = 60;

/**
 * Lets the desk correct a running duel: the places of leaders, blocks, values and backing. Shows nothing outside the
 * arena.
 */
export function DuelRows({ table: { kanly }, draft }: EntryProps) {
  const running = kanly?.running ?? null;
  if (kanly === null || running?.step !== 'arena') return null;
  return (
    <section className={styles.group} aria-label={DUEL_DESK.title}>
      <h2 className={styles.heading}>{DUEL_DESK.title}</h2>
      <Places plan={kanly.arena} running={running} draft={draft} />
      {running.fighters.map((fighter) => (
        <Values key={fighter.faction} fighter={fighter} draft={draft} />
      ))}
    </section>
  );
}

interface PlacesProps {
  readonly plan: Kanly['arena'];
  readonly running: Running;
  readonly draft: DraftState;
}

/** The arena with the drafted places and blocks. A touch moves the chosen leader, or places and removes a block. */
function Places({ plan, running, draft }: PlacesProps) {
  const [moves, choose] = useState<FactionId | null>(null);
  const fighters = running.fighters.map((fighter) => ({
    ...fighter,
    at: draft.drafted(placeOf(fighter.faction, fighter.at)).at,
  }));
  const blocks = bordersIn(plan).filter((border) => draft.drafted(blockOn(border)).lies);
  const sectors = sectorsIn(plan).filter((sector) => fighters.every(({ at }) => at !== sector));
  const targets: readonly ArenaTarget[] =
    moves === null
      ? bordersIn(plan).map((border) =>
          target(border, formatBorder(border), blocks.includes(border), () => {
            draft.put({ ...blockOn(border), lies: !blocks.includes(border) });
          }),
        )
      : sectors.map((sector) =>
          target(sector, formatSector(sector), false, () => {
            draft.put(placeOf(moves, sector));
          }),
        );
  return (
    <>
      <div className={styles.row} role="group" aria-label={DUEL_DESK.touch}>
        <Button
          small
          chosen={moves === null}
          onClick={() => {
            choose(null);
          }}
        >
          {DUEL_DESK.blocks}
        </Button>
        {fighters.map(({ faction }) => (
          <Button
            key={faction}
            small
            chosen={moves === faction}
            onClick={() => {
              choose(faction);
            }}
          >
            {factionName(faction)}
          </Button>
        ))}
      </div>
      <Arena
        plan={plan}
        pieces={fighters.map(({ faction, at, shown }) => ({ faction, at, worth: shown?.worth ?? null }))}
        blocks={blocks}
        label={formatArena({ fighters })}
        targets={targets}
      />
    </>
  );
}

const target = (place: SectorId | BorderId, label: string, isChosen: boolean, onChoose: () => void): ArenaTarget => ({
  place,
  label,
  says: '',
  isChosen,
  onChoose,
});

const placeOf = (faction: FactionId, at: SectorId): FactOf<'duel-place'> => ({ kind: 'duel-place', faction, at });
const blockOn = (border: BorderId): FactOf<'duel-block'> => ({ kind: 'duel-block', border, lies: false });

/** The value of a shown leader, and the backing. */
function Values({ fighter: { faction, shown, backing }, draft }: ValuesProps) {
  const amount: FactOf<'duel-backing'> = { kind: 'duel-backing', faction, amount: backing ?? 0 };
  return (
    <>
      {shown !== null && <Worth faction={faction} worth={shown.worth} draft={draft} />}
      <NumberRow
        label={formatBackingOf(faction)}
        sign={<FactionDisc faction={faction} className={styles.disc} />}
        value={draft.drafted(amount).amount}
        from={0}
        to={MAX_BACKING}
        was={draft.standing(amount).amount}
        onSet={(set) => {
          draft.put({ ...amount, amount: set });
        }}
      />
    </>
  );
}

interface ValuesProps {
  readonly fighter: Running['fighters'][number];
  readonly draft: DraftState;
}

interface WorthProps {
  readonly faction: FactionId;
  readonly worth: number;
  readonly draft: DraftState;
}

function Worth({ faction, worth, draft }: WorthProps) {
  const asked: FactOf<'duel-worth'> = { kind: 'duel-worth', faction, worth };
  return (
    <NumberRow
      label={formatWorthOf(faction)}
      sign={<FactionDisc faction={faction} className={styles.disc} />}
      value={draft.drafted(asked).worth}
      from={1}
      to={MAX_WORTH}
      was={draft.standing(asked).worth}
      onSet={(set) => {
        draft.put({ ...asked, worth: set });
      }}
    />
  );
}
