import type { ReactNode } from 'react';
import { formatBattle, formatVictor, battleSum, type BattleStepId, type BattleView, type TableView } from '#client';
import { BattleProgress } from '../battle-progress.tsx';
import { WindowAsked } from '#app/_components/window/window-asked.tsx';
import { formatPlansOpen, formatTurn, THEATRE } from '#lib/features/battle/messages/screen.ts';
import { ShownPlan, cardsOf } from './battle-side.tsx';
import { BattleWheel } from './battle-wheel.tsx';
import { beatsOf, type Beat } from '../beats.ts';
import { Explosion } from './explosion.tsx';
import { OnTheBoard } from './on-the-board.tsx';
import { Planning } from './planning.tsx';
import { Sum } from './sum.tsx';
import { TraitorCalls } from './traitor-calls.tsx';
import styles from './theatre.module.css';

interface TheatreProps {
  readonly battle: BattleView;
  /** The shown beat of the battle. */
  readonly at: number;
  readonly table: TableView;
  readonly news: ReactNode;
  readonly onSkip: () => void;
  readonly onReplay: () => void;
}

/** The step to which a beat belongs; before the wheels turn, the battle itself names it. */
const RUNGS: Readonly<Record<Exclude<Beat['kind'], 'planning'>, BattleStepId>> = {
  turned: 'plans',
  leaders: 'plans',
  cards: 'plans',
  'traitor-call': 'traitor-call',
  called: 'traitor-call',
  explosion: 'result',
  fallen: 'result',
  sum: 'result',
  result: 'result',
};

/** A battle on the screen: sealed wheels, their turn, the cards, traitors, the sum, the result. */
export function Theatre({ battle, at, table, news, onSkip, onReplay }: TheatreProps) {
  const beats = beatsOf(battle);
  const beat = beats[at] ?? { kind: 'planning' };
  const wheels = isWheelBeat(beat) || battle.outcome?.why.kind === 'sum';
  return (
    <main className={styles.theatre} data-settled={beat.kind === 'result'}>
      {wheels && <Wheels battle={battle} beat={beat} />}
      <Heading battle={battle} beat={beat} table={table} />
      <div className={styles.stage} aria-live="polite">
        <Scene battle={battle} beat={beat} table={table} />
      </div>
      <div className={styles.news}>
        <div className={styles.asked} aria-live="polite">
          {table.window !== null && !isWheelBeat(beat) && <WindowAsked table={table} window={table.window} />}
        </div>
        {news}
      </div>
      {beat.kind === 'result' ? (
        <OnTheBoard
          table={table}
          sides={[battle.aggressor.faction, battle.defender.faction]}
          after={battle.outcome === null ? [] : battleSum(battle.outcome).after}
        />
      ) : (
        <div className={styles.steps}>
          <BattleProgress step={beat.kind === 'planning' ? beforeTurning(battle.step) : RUNGS[beat.kind]} />
        </div>
      )}
      {beats.length > 1 && (
        <button type="button" className={styles.pace} onClick={at < beats.length - 1 ? onSkip : onReplay}>
          {at < beats.length - 1 ? THEATRE.skip : THEATRE.again}
        </button>
      )}
    </main>
  );
}

const WHEEL_BEATS: readonly Beat['kind'][] = ['planning', 'turned', 'leaders', 'cards', 'traitor-call'];
const isWheelBeat = ({ kind }: Beat): boolean => WHEEL_BEATS.includes(kind);

/** The view may be ahead of the stage: closed wheels belong to the plans at most. */
const beforeTurning = (step: BattleStepId): BattleStepId =>
  step === 'voice' || step === 'prescience' ? step : 'plans';

function Wheels({ battle: { aggressor, defender }, beat }: { readonly battle: BattleView; readonly beat: Beat }) {
  const open = beat.kind !== 'planning';
  return (
    <>
      {([aggressor, defender] as const).map(({ faction, forces, plan }, at) => (
        <BattleWheel
          key={faction}
          side={at === 0 ? 'left' : 'right'}
          faction={faction}
          forces={Math.max(forces.count + forces.special, plan.state === 'shown' ? Math.ceil(plan.plan.dial) : 0)}
          plan={plan}
          open={open}
          turning={beat.kind === 'turned'}
          aside={!isWheelBeat(beat)}
        />
      ))}
    </>
  );
}

interface SceneProps {
  readonly battle: BattleView;
  readonly beat: Beat;
  readonly table: TableView;
}

function Heading({ battle, beat, table }: SceneProps) {
  const { edition } = table.choices;
  if (beat.kind === 'called' || beat.kind === 'explosion') {
    return <h1 className="unseen">{formatBattle(battle.territory, edition)}</h1>;
  }
  if (beat.kind === 'result' && battle.outcome !== null) {
    const { victor, who, where } = formatVictor(battle.outcome, battle.territory, edition);
    return (
      <header className={styles.heading}>
        <h1 className={styles.title}>
          <span className={styles.victor} data-faction={victor ?? undefined}>
            {who}
          </span>{' '}
          {where}
        </h1>
      </header>
    );
  }
  return (
    <header className={styles.heading}>
      <p className={styles.over}>{turnedOver(beat) ? THEATRE.together : formatTurn(table.turn)}</p>
      <h1 className={styles.title}>{formatBattle(battle.territory, edition)}</h1>
    </header>
  );
}

const turnedOver = ({ kind }: Beat): boolean => kind === 'turned' || kind === 'leaders' || kind === 'cards';

function Scene({ battle, beat, table }: SceneProps) {
  const { outcome, calls } = battle;
  if (beat.kind === 'planning') return <Planning battle={battle} table={table} />;
  if (isWheelBeat(beat)) return <ShownPlans battle={battle} beat={beat} table={table} />;
  if (outcome?.why.kind === 'sum') return <Sum outcome={outcome} sides={outcome.why.sides} lines={linesOf(beat)} />;
  if (outcome?.why.kind === 'explosion') return <Explosion outcome={outcome} settled={beat.kind === 'result'} />;
  if (outcome?.why.kind === 'power') return <p>{battleSum(outcome).closing}</p>;
  return calls === null ? null : <TraitorCalls calls={calls} settled={beat.kind === 'result'} />;
}

function linesOf(beat: Beat): number {
  if (beat.kind === 'fallen') return 0;
  return beat.kind === 'sum' ? beat.lines : Infinity;
}

/** Shows both plans side by side. The cards appear alternately on the left and the right. */
function ShownPlans({ battle: { aggressor, defender, territory }, beat, table }: SceneProps) {
  if (aggressor.plan.state !== 'shown' || defender.plan.state !== 'shown') return null;
  const [left, right] = [aggressor.plan.plan, defender.plan.plan];
  const open = beat.kind === 'cards' ? beat.open : beat.kind === 'traitor-call' ? Infinity : 0;
  const ofLeft = Math.min(open, cardsOf(left).length);
  const led = beat.kind !== 'turned';
  const { window, choices } = table;
  return (
    <div className={styles.plans} data-turning={beat.kind === 'turned'}>
      <ShownPlan side={aggressor} plan={left} wing="left" led={led} open={ofLeft} />
      <ShownPlan side={defender} plan={right} wing="right" led={led} open={open - ofLeft} />
      <div className={styles.question}>
        {window === null ? (
          <p className="unseen">{formatPlansOpen(territory, choices.edition)}</p>
        ) : (
          <WindowAsked table={table} window={window} />
        )}
      </div>
    </div>
  );
}
