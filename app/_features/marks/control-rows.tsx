'use client';
import { isMainCharacter, leaderName, territoryName, type LeaderId, type TerritoryId } from '#client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { LeaderPick } from '#app/_components/state-editor/leader-pick.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { TerritoryPick } from '#app/_components/state-editor/territory-pick.tsx';
import { YesNo } from '#app/_components/state-editor/yes-no.tsx';
import { CONTROL_ROWS, CONTROL_TITLE } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';

/**
 * Lets the desk correct what the Bene Tleilaxu control, and which leaders they may have marked; nothing at a table
 * without them.
 */
export function ControlRows({ table, draft }: EntryProps) {
  const { cameBack, controlled, choices, leaders } = table;
  if (cameBack === null) return null;
  const territories = new Set<TerritoryId>(controlled.map(({ territory }) => territory));
  const named = new Set<LeaderId>(cameBack);
  for (const { fact } of draft.changes) {
    if (fact.kind === 'controlled') territories.add(fact.territory);
    if (fact.kind === 'came-back') named.add(fact.leader);
  }
  return (
    <section className={styles.group} aria-label={CONTROL_TITLE}>
      <h2 className={styles.heading}>{CONTROL_TITLE}</h2>
      {[...territories].map((territory) => {
        const asked = { kind: 'controlled', territory, controlled: false } as const;
        return (
          <YesNo
            key={territory}
            legend={territoryName(territory, choices.edition)}
            now={draft.drafted(asked).controlled}
            was={draft.standing(asked).controlled}
            onPick={(yes) => {
              draft.put({ ...asked, controlled: yes });
            }}
          />
        );
      })}
      <TerritoryPick
        label={CONTROL_ROWS.add}
        edition={choices.edition}
        territory={null}
        was={null}
        onPick={(territory) => {
          if (territory !== null) draft.put({ kind: 'controlled', territory, controlled: true });
        }}
      />
      <h2 className={styles.heading}>{CONTROL_ROWS.mayBeMarked}</h2>
      {[...named].map((leader) => {
        const asked = { kind: 'came-back', leader, cameBack: false } as const;
        return (
          <YesNo
            key={leader}
            legend={leaderName(leader)}
            now={draft.drafted(asked).cameBack}
            was={draft.standing(asked).cameBack}
            onPick={(yes) => {
              draft.put({ ...asked, cameBack: yes });
            }}
          />
        );
      })}
      <LeaderPick
        label={CONTROL_ROWS.addLeader}
        leaders={leaders.map(({ leader }) => leader).filter((leader) => !isMainCharacter(leader) && !named.has(leader))}
        onPick={(leader) => {
          draft.put({ kind: 'came-back', leader, cameBack: true });
        }}
      />
    </section>
  );
}
