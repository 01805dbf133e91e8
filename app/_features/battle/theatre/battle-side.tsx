import {
  discOf,
  kindOf,
  cardName,
  factionName,
  standInName,
  formatNumber,
  formatForces,
  formatSpecial,
  formatSpice,
  type OpenPlan,
  type BattleSideView,
  type TreacheryTitle,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { useStrengthOf } from '#app/_components/leader-strengths.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import { signHref } from '#app/_components/sprite.ts';
import { formatDialledBy, WITH_KWISATZ_HADERACH } from '#lib/features/battle/messages/screen.ts';
import styles from './battle-side.module.css';

type Wing = 'left' | 'right';

/** Shows one side before the reveal: name, player and forces. */
export function Combatant({ side, wing }: { readonly side: BattleSideView; readonly wing: Wing }) {
  return (
    <div className={styles.combatant} data-wing={wing} data-faction={side.faction}>
      <FactionDisc faction={side.faction} className={styles.disc} />
      <p className={styles.name}>{factionName(side.faction)}</p>
      <p className={styles.part}>
        {wing === 'left' ? 'attacks' : 'defends'}
        <br />
        {formatForces(side.forces.count)}
        {formatSpecial({ faction: side.faction, ...side.forces })}
        {side.leaderless && (
          <>
            <br />
            without a leader
          </>
        )}
      </p>
    </div>
  );
}

interface ShownPlanProps {
  readonly side: BattleSideView;
  readonly plan: OpenPlan;
  readonly wing: Wing;
  readonly led: boolean;
  /** The number of this side's revealed cards. */
  readonly open: number;
}

/** Shows a revealed plan: the dial at once, then leader and cards in the course of the beats. */
export function ShownPlan({ side, plan, wing, led, open }: ShownPlanProps) {
  return (
    <section
      className={styles.plan}
      data-wing={wing}
      data-faction={side.faction}
      aria-label={factionName(side.faction)}
    >
      <p className={styles.dial}>
        <span className="unseen">{formatDialledBy(side.faction)} </span>
        {formatNumber(plan.dial)}
        {plan.spice > 0 && (
          <span className={styles.spice}>
            <Icon name="gem" /> {formatSpice(plan.spice)}
          </span>
        )}
      </p>
      <div className={styles.leader}>{led && <StandIn plan={plan} />}</div>
      <div className={styles.cards}>
        {cardsOf(plan).map((card, at) => (
          <div key={card.as} className={styles.slot}>
            {at < open && <ShownCard title={card.title} as={card.as} />}
          </div>
        ))}
      </div>
    </section>
  );
}

type Laid = { readonly as: 'weapon' | 'defense'; readonly title: TreacheryTitle };

/** The cards of a plan in the order of their reveal. */
export const cardsOf = ({ weapon, defense }: OpenPlan): readonly Laid[] => [
  ...(weapon === null ? [] : [{ as: 'weapon', title: weapon.card } as const]),
  ...(defense === null ? [] : [{ as: 'defense', title: defense.card } as const]),
];

function StandIn({ plan: { leader, kwisatzHaderach } }: { readonly plan: OpenPlan }) {
  const strengthOf = useStrengthOf();
  return (
    <div className={styles['stand-in']}>
      <span className={styles['leader-disc']} aria-hidden>
        {leader?.kind === 'leader' ? (
          <>
            <svg viewBox="0 0 48 48" focusable="false">
              <use href={signHref(discOf(leader.leader).faction)} />
            </svg>
            <span className={styles.strength}>{strengthOf(leader.leader)}</span>
          </>
        ) : (
          <Icon name={leader === null ? 'leader' : 'cheap-hero'} />
        )}
      </span>
      <p className={styles['leader-name']}>
        {standInName(leader)}
        {kwisatzHaderach && ` ${WITH_KWISATZ_HADERACH}`}
      </p>
    </div>
  );
}

function ShownCard({ title, as }: { readonly title: TreacheryTitle; readonly as: Laid['as'] }) {
  const kind = kindOf(title);
  return (
    <div className={styles.card}>
      <Icon name={CARD_ICONS[kind]} className={styles['card-sign']} />
      <p>
        <b className={styles['card-name']}>{cardName(title)}</b>
        {kind === 'worthless' || kind === 'projectile' || kind === 'poison' ? kind : as}
      </p>
    </div>
  );
}
