'use client';
import { leaderName, type LeaderId, type PublicFact, type TableView } from '#client';
import { LeaderPick } from '#app/_components/state-editor/leader-pick.tsx';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { DEATHS } from './state-editor-messages.ts';

interface DeathsRowsProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

type DeathsFact = Extract<PublicFact, { readonly kind: 'leader' | 'leader-deaths' }>;
type Deaths = DeathsFact['deaths'];

/** Every number of deaths as a word, which the moderator picks. */
const MESSAGES = ['Never', 'Once', 'Twice'] as const;

/** Lets the desk enter how often leaders have died. People count it openly, even for a leader who may be captive. */
export function DeathsRows({ table, draft }: DeathsRowsProps) {
  const nowOf = (leader: LeaderId): DeathsFact => draft.drafted(askedOf(table, leader));
  const wasOf = (leader: LeaderId): DeathsFact => draft.standing(askedOf(table, leader));
  const died = table.leaders.filter(({ leader }) => nowOf(leader).deaths > 0 || wasOf(leader).deaths > 0);
  const others = table.leaders.filter((disc) => !died.includes(disc));
  return (
    <section className={styles.group} aria-label={DEATHS.label}>
      <h3 className={styles.name}>{DEATHS.title}</h3>
      <p className={styles.hint}>{DEATHS.hint}</p>
      {died.map(({ leader }) => {
        const now = nowOf(leader);
        const was = wasOf(leader).deaths;
        return (
          <ChipGroup
            key={leader}
            legend={leaderName(leader)}
            was={was === now.deaths ? null : MESSAGES[was].toLowerCase()}
            choices={numbersFor(now).map((deaths) => ({ value: MESSAGES[deaths], label: MESSAGES[deaths] }))}
            chosen={MESSAGES[now.deaths]}
            onPick={(picked) => {
              draft.put({ ...now, deaths: numbersFor(now).find((deaths) => MESSAGES[deaths] === picked) ?? 1 });
            }}
          />
        );
      })}
      <LeaderPick
        label={DEATHS.another}
        leaders={others.map(({ leader }) => leader)}
        onPick={(leader) => {
          draft.put({ ...nowOf(leader), deaths: 1 });
        }}
      />
    </section>
  );
}

/**
 * The place of a leader and the number of its deaths are one value. They are two values if the desk does not know the
 * place.
 */
const askedOf = ({ leaders }: TableView, leader: LeaderId): DeathsFact =>
  leaders.some((disc) => disc.leader === leader && disc.where === 'hidden')
    ? { kind: 'leader-deaths', leader, deaths: 0 }
    : { kind: 'leader', leader, where: 'ready', deaths: 0 };

/** A leader in the tanks has died. */
const numbersFor = (fact: DeathsFact): readonly Deaths[] =>
  fact.kind === 'leader' && fact.where === 'tanks' ? [1, 2] : [0, 1, 2];
