'use client';
import { factionName, type FactionId, type PublicFact } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { Switch } from '#app/_components/switch.tsx';
import { formatStayedOnce, HARVEST_FACTS } from '#lib/modules/spice-harvest/harvests/messages/desk.ts';

type FactOf<Kind extends PublicFact['kind']> = Extract<PublicFact, { readonly kind: Kind }>;

/**
 * Shows the Manager, the number of the harvest, and the factions that stayed Manager once. Shows nothing at tables
 * without harvests.
 */
export function HarvestRows({ table, draft }: EntryProps) {
  const { harvests } = table;
  if (harvests === null || harvests.manager === null || harvests.isOver) return null;
  const asked: FactOf<'harvest-manager'> = { kind: 'harvest-manager', manager: harvests.manager };
  const number: FactOf<'harvest-number'> = { kind: 'harvest-number', harvest: harvests.harvest };
  const { manager } = draft.drafted(asked);
  const { mayStayOnce } = harvests;
  return (
    <section className={styles.group} aria-label={HARVEST_FACTS.title}>
      <h2 className={styles.heading}>{HARVEST_FACTS.title}</h2>
      <ChipGroup
        legend={HARVEST_FACTS.manager}
        was={manager === harvests.manager ? null : factionName(harvests.manager)}
        choices={chipsOf(harvests.players)}
        chosen={manager}
        onPick={(picked) => {
          draft.put({ kind: 'harvest-manager', manager: picked });
        }}
      />
      <NumberRow
        label={HARVEST_FACTS.number}
        value={draft.drafted(number).harvest}
        from={0}
        to={harvests.of}
        was={draft.standing(number).harvest}
        onSet={(harvest) => {
          draft.put({ kind: 'harvest-number', harvest });
        }}
      />
      {mayStayOnce !== null && (
        <Switch
          label={formatStayedOnce(mayStayOnce)}
          sign={<FactionDisc faction={mayStayOnce} className={styles.disc} />}
          on={draft.drafted({ kind: 'kept-office', faction: mayStayOnce, kept: false }).kept}
          onChange={(kept) => {
            draft.put({ kind: 'kept-office', faction: mayStayOnce, kept });
          }}
        />
      )}
    </section>
  );
}

/** Shows the buyers of the last access cards. Shows nothing before the first sale, or after the claims are read. */
export function BuyerRows({ table, draft }: EntryProps) {
  const { access } = table;
  if (access === null || access.sold.length === 0 || access.readings.length > 0) return null;
  const players = access.hands.map(({ faction }) => faction);
  const first = Math.max(0, access.sold.length - players.length);
  return (
    <section className={styles.group} aria-label={HARVEST_FACTS.buyers}>
      <h2 className={styles.heading}>{HARVEST_FACTS.buyers}</h2>
      {access.sold.slice(first).map(({ buyer: was, price }, at) => {
        const sale = first + at + 1;
        const { buyer } = draft.drafted({ kind: 'access-buyer', sale, buyer: was });
        return (
          <ChipGroup
            key={sale}
            legend={HARVEST_FACTS.soldCard(sale, price)}
            was={buyer === was ? null : factionName(was)}
            choices={chipsOf(players)}
            chosen={buyer}
            onPick={(picked) => {
              draft.put({ kind: 'access-buyer', sale, buyer: picked });
            }}
          />
        );
      })}
    </section>
  );
}

const chipsOf = (factions: readonly FactionId[]) =>
  factions.map((value) => ({ value, label: factionName(value), sign: <FactionDisc faction={value} /> }));
