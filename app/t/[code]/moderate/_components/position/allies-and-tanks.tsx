'use client';
import { nameOfFaction, type FactionId, type PublicFact, type TableView } from '../../../../../../lib/client.ts';
import { FactionDisc } from '../../../../../_components/faction-disc.tsx';
import { NumberRow } from '../../../../../_components/number-row.tsx';
import { drafted, reservesAfter, standing } from './draft.ts';
import { Pick } from './pick.tsx';
import type { DraftState } from './use-draft.ts';
import styles from './sheet.module.css';

interface AlliesAndTanksProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** Who stands by whom, and how many forces lie in the tanks. */
export function AlliesAndTanks({ table, draft }: AlliesAndTanksProps) {
  return (
    <section className={styles.sheet} aria-label="Alliances and tanks">
      {table.order.map((faction) => (
        <section key={faction} className={styles.faction} aria-label={nameOfFaction(faction)}>
          <AllyPick table={table} draft={draft} faction={faction} />
          <TanksRow table={table} draft={draft} faction={faction} />
        </section>
      ))}
    </section>
  );
}

type Row = AlliesAndTanksProps & { readonly faction: FactionId };
type AllyFact = Extract<PublicFact, { readonly kind: 'ally' }>;
type TanksFact = Extract<PublicFact, { readonly kind: 'tanks' }>;

function AllyPick({ table, draft, faction }: Row) {
  const now = allyAfter(table, draft, faction);
  const was = (standing(table, { kind: 'ally', faction, ally: null }) as AllyFact).ally;
  const others = table.order.filter((other) => other !== faction);
  return (
    <Pick<FactionId | 'none'>
      legend={
        <span className={styles.name}>
          <FactionDisc faction={faction} />
          {`${nameOfFaction(faction)}, allied with`}
        </span>
      }
      was={was === now ? null : was === null ? 'nobody' : nameOfFaction(was)}
      choices={[
        { value: 'none', label: 'nobody' },
        ...others.map((other) => ({
          value: other,
          label: nameOfFaction(other),
          sign: <FactionDisc faction={other} />,
        })),
      ]}
      chosen={now ?? 'none'}
      onPick={(ally) => {
        draft.put({ kind: 'ally', faction, ally: ally === 'none' ? null : ally });
      }}
    />
  );
}

/** A faction's ally when the draft is set: an alliance is said by one side and holds for both. */
function allyAfter(table: TableView, { draft }: DraftState, faction: FactionId): FactionId | null {
  const alliances = [...draft.values()].filter((fact): fact is AllyFact => fact.kind === 'ally');
  const own = alliances.find((fact) => fact.faction === faction);
  if (own !== undefined) return own.ally;
  const other = alliances.find((fact) => fact.ally === faction);
  if (other !== undefined) return other.faction;
  const { ally } = standing(table, { kind: 'ally', faction, ally: null }) as AllyFact;
  // Whom the ally of old leaves, by itself or for somebody else, is left alone.
  return alliances.some((fact) => fact.faction === ally || fact.ally === ally) ? null : ally;
}

function TanksRow({ table, draft, faction }: Row) {
  const asked: TanksFact = { kind: 'tanks', faction, count: 0 };
  const { count } = drafted(table, draft.draft, asked);
  return (
    <NumberRow
      label={`${nameOfFaction(faction)} forces in the tanks`}
      value={count}
      from={0}
      to={Math.min(count + Math.max(reservesAfter(table, draft.draft, faction), 0), 20)}
      was={(standing(table, asked) as TanksFact).count}
      onSet={(next) => {
        draft.put({ ...asked, count: next });
      }}
    />
  );
}
