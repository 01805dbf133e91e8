import { formatNumber, type LeaderId, leaderName, type PlanLeader } from '#client';
import { CoverNow } from '#app/_components/cover/editable-cover.tsx';
import { useStrengthOf } from '#app/_components/leader-strengths.tsx';
import { CHEAP_HERO, KWISATZ_HADERACH } from '#lib/features/battle/messages/plan.ts';
import { formatLastHope } from '#lib/features/main-characters/messages/lost.ts';
import styles from './plan-sum.module.css';

interface PlanSumProps {
  readonly dial: number;
  readonly leader: PlanLeader | undefined;
  /** The number that the Kwisatz Haderach adds. */
  readonly beside: number;
  /** The leader whose death would put this player out of the game; `null` if there is none. */
  readonly lastHope: LeaderId | null;
  readonly covered: boolean;
  readonly onCover: () => void;
}

/** Shows the sum of the player's own plan in words, and a button that covers the plan at once. */
export function PlanSum({ dial, leader, beside, lastHope, covered, onCover }: PlanSumProps) {
  const isAtStake = lastHope !== null && leader?.kind === 'leader' && leader.leader === lastHope;
  return (
    <div className={styles.row}>
      <p className={styles.sum}>
        {!covered && <Sum dial={dial} leader={leader} beside={beside} />}
        {!covered && isAtStake && <em>{formatLastHope(lastHope)}</em>}
      </p>
      {!covered && <CoverNow onCover={onCover} />}
    </div>
  );
}

function Sum({ dial, leader, beside }: Omit<PlanSumProps, 'lastHope' | 'covered' | 'onCover'>) {
  const strengthOf = useStrengthOf();
  const led = leader?.kind === 'leader' ? leader.leader : null;
  if (led === null) {
    return (
      <>
        <b>{formatNumber(dial)}</b> dial
        {leader?.kind === 'cheap-hero' && (
          <>
            {' '}
            + <b>0</b> {CHEAP_HERO}
          </>
        )}
        <KwisatzHaderach adds={beside} /> = <b className={styles.total}>{formatNumber(dial + beside)}</b>
      </>
    );
  }
  return (
    <>
      <b>{formatNumber(dial)}</b> dial + <b>{strengthOf(led)}</b> {leaderName(led)}
      <KwisatzHaderach adds={beside} /> ={' '}
      <b className={styles.total}>{formatNumber(dial + strengthOf(led) + beside)}</b>
    </>
  );
}

const KwisatzHaderach = ({ adds }: { readonly adds: number }) =>
  adds === 0 ? null : (
    <>
      {' '}
      + <b>{adds}</b> {KWISATZ_HADERACH}
    </>
  );
