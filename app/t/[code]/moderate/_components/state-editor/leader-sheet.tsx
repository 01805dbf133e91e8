'use client';
import { discOf, factionName, type FactionId, type LeaderId, type PublicFact, type TableView } from '#client';
import { everySeat } from '#app/_components/every-seat.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { DeathsRows } from './deaths-rows.tsx';
import { onDesk } from '#app/_features/desk.ts';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { PRESS_LEADER, formatLeadersOf, LEADER_STANDS } from './state-editor-messages.ts';

const ABOVE_DEATHS = onDesk('leaderStart');
const BENEATH_DEATHS = onDesk('leaderEnd');

interface LeaderSheetProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/**
 * Lets the desk enter which leaders live. A tap on a leader puts it into the tanks, and another tap takes it out. Other
 * facts about leaders follow.
 */
export function LeaderSheet({ table, draft }: LeaderSheetProps) {
  return (
    <section className={styles.sheet} aria-label="Leaders">
      <p className={styles.hint}>{PRESS_LEADER}</p>
      {everySeat(table).map((faction) => (
        <Leaders key={faction} table={table} draft={draft} faction={faction} />
      ))}
      {ABOVE_DEATHS.map((Entry, at) => (
        <Entry key={at} table={table} draft={draft} />
      ))}
      <DeathsRows table={table} draft={draft} />
      {BENEATH_DEATHS.map((Entry, at) => (
        <Entry key={at} table={table} draft={draft} />
      ))}
    </section>
  );
}

function Leaders({ table, draft, faction }: LeaderSheetProps & { readonly faction: FactionId }) {
  const own = table.leaders.filter(({ leader }) => discOf(leader).faction === faction);
  if (own.length === 0) return null;
  return (
    <section className={styles.faction} aria-label={formatLeadersOf(faction)}>
      <h3 className={styles.name}>
        <FactionDisc faction={faction} />
        {factionName(faction)}
      </h3>
      <div className={styles.leaders}>
        {own.map(({ leader }) => (
          <Leader key={leader} table={table} draft={draft} leader={leader} />
        ))}
      </div>
    </section>
  );
}

type LeaderFact = Extract<PublicFact, { readonly kind: 'leader' }>;

function Leader({ table, draft, leader }: LeaderSheetProps & { readonly leader: LeaderId }) {
  const asked: LeaderFact = { kind: 'leader', leader, where: 'ready', deaths: 0 };
  const { where, deaths } = draft.drafted(asked);
  const was = draft.standing(asked);
  if (table.leaders.some((disc) => disc.leader === leader && disc.where === 'hidden')) {
    return (
      <div className={styles.leader}>
        <LeaderDisc leader={leader} away={LEADER_STANDS.captured} />
      </div>
    );
  }
  const differs = was.where !== where;
  const pressed: LeaderFact =
    where === 'tanks' ? { ...asked, deaths } : { ...asked, where: 'tanks', deaths: deaths === 0 ? 1 : 2 };
  return (
    <div className={styles.leader}>
      <LeaderChoice
        leader={leader}
        away={where !== 'tanks' ? undefined : deaths === 2 ? LEADER_STANDS.deadTwice : LEADER_STANDS.inTanks}
        onChoose={() => {
          draft.put(differs ? was : pressed);
        }}
      />
      {differs && (
        <small className={styles.was}>{where === 'tanks' ? LEADER_STANDS.wasAlive : LEADER_STANDS.wasInTanks}</small>
      )}
    </div>
  );
}
