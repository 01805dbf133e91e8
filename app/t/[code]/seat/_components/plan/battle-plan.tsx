'use client';
import { useState, type ReactNode } from 'react';
import {
  asPlanLeader,
  figure,
  LEADERS,
  must,
  nameOfLeader,
  nameOfTerritory,
  promptTitle,
  type AnswerValue,
  type PlanElement,
  type PlanLeader,
} from '../../../../../../lib/client.ts';
import { Icon } from '../../../../../_components/icon.tsx';
import { Ladder } from '../../../../../_components/ladder.tsx';
import { Explained } from '../../../../../_components/refusal.tsx';
import { Wheel } from '../../../../../_components/wheel/wheel.tsx';
import { useQuestionFocus } from '../../../../../_hooks/use-question-focus.ts';
import { REST_MS, useCoverAfterRest } from '../../../../../_hooks/use-cover-after-rest.ts';
import type { PromptPageProps } from '../prompts/prompt-page.ts';
import { Accompany } from './accompany.tsx';
import { Chips } from './chips.tsx';
import { SeenPlan } from './seen-plan.tsx';
import { ChooseCard } from './choose-card.tsx';
import { ChooseLeader } from './choose-leader.tsx';
import { ForcesBeside, sayDial } from './forces-beside.tsx';
import { dialRange, isFixed, numberIn, openField, placeAfter, spiceFor, type PlanField } from './plan-draft.ts';
import { PlanTiles } from './plan-tiles.tsx';
import { SpiceSupport } from './spice-support.tsx';
import { usePlanDraft } from './use-plan-draft.ts';
import styles from './battle-plan.module.css';

const STILL_OPEN: Record<PlanField, string> = {
  spice: 'The spice beside the dial is still open.',
  kwisatzHaderach: 'Whether the Kwisatz Haderach goes with the leader is still open.',
  leader: 'Nobody leads yet.',
  weapon: 'The Voice asks for a weapon.',
  defense: 'The Voice asks for a defense.',
  dial: 'Nothing is dialled yet.',
};

const TILES = ['leader', 'weapon', 'defense'] as const;

/** Dialling a battle plan: who leads, what is laid, and the wheel. The whole page is its owner's alone. */
export function BattlePlanPage({ prompt, view, onAnswer, onWant, sending, trouble }: PromptPageProps<'battle-plan'>) {
  const { draft, lay, spiceBesideDial, restored } = usePlanDraft(prompt);
  const { covered, uncover, watch } = useCoverAfterRest(REST_MS, restored);
  const [choosing, setChoosing] = useState<Exclude<PlanElement, 'dial'> | null>(null);
  // The first time, each place leads on to the next one; afterwards a place is changed for itself.
  const [walked, setWalked] = useState(restored);
  if (choosing === 'defense' && !walked) setWalked(true);
  // A sheet shows more than the plan does: it goes when the plan is covered.
  if (covered && choosing !== null) setChoosing(null);
  const [tried, setTried] = useState(false);
  const range = dialRange(prompt.answers);
  const dial = numberIn(draft, 'dial', range.from);
  const spice = numberIn(draft, 'spice', 0);
  const dialled = (value: number) => ({
    dial: value,
    spice: value === dial ? spice : spiceBesideDial(value),
  });
  const leader = asPlanLeader(draft.leader);
  const beside = draft.kwisatzHaderach === true ? (prompt.kwisatzHaderach ?? 0) : 0;
  const open = openField(prompt.answers, draft);
  const fixed = TILES.find((field) => isFixed(prompt.answers, prompt.shown, field)) ?? null;
  const battle = must(view.table.battle, 'the battle of this plan');
  const place = nameOfTerritory(battle.territory, view.table.choices.edition);

  const heading = useQuestionFocus(promptTitle(prompt));
  const seal = () => {
    setTried(true);
    if (open === null) onAnswer(draft);
    else if (open === 'leader' || open === 'weapon' || open === 'defense') {
      uncover();
      setChoosing(open);
    }
  };
  const choose = (field: Exclude<PlanElement, 'dial'>) => {
    if (covered) uncover();
    else setChoosing(field);
  };
  const close = () => {
    setChoosing(null);
    setWalked(true);
  };
  const chosen = (value: AnswerValue) => {
    if (choosing !== null) lay(choosing, value);
    setChoosing(walked || choosing === null ? null : placeAfter(prompt.answers, choosing));
    uncover();
  };

  return (
    <div className={styles.page} {...watch}>
      <div className={styles.upper}>
        <h1 ref={heading} tabIndex={-1} className="unseen">
          {promptTitle(prompt)}
        </h1>
        <div className={styles.steps}>
          <Ladder step={battle.step} />
        </div>
        <Chips prompt={prompt} covered={covered} />
        <SeenPlan view={view} />
        <PlanTiles draft={draft} fixed={fixed} covered={covered} onChoose={choose} />
        {!covered && (
          <Accompany
            prompt={prompt}
            draft={draft}
            onChoose={(value) => {
              lay('kwisatzHaderach', value);
            }}
          />
        )}
        {prompt.fighting.needSpice && (
          <SpiceSupport
            possible={spiceFor(prompt.answers, draft)}
            value={spice}
            covered={covered}
            locked={sending}
            onChange={(value) => {
              lay('spice', value);
            }}
          />
        )}
        <p className={styles.sum}>
          {covered ? <span aria-hidden>•</span> : <Sum dial={dial} leader={leader} beside={beside} />}
        </p>
        {tried && open !== null && !covered && <Explained why={STILL_OPEN[open]} next="Choose, then seal the plan." />}
        {trouble}
      </div>
      <Wheel
        label={`Dial, battle for ${place}`}
        range={range}
        value={dial}
        onChange={(value) => {
          lay('dial', value);
        }}
        say={(value) => sayDial(prompt.fighting, dialled(value), leader, beside)}
        covered={covered}
        onUncover={uncover}
        locked={sending}
        beside={[
          <ForcesBeside key="stay" words="stay" fighting={prompt.fighting} dialled={{ dial, spice }} />,
          <ForcesBeside key="costs" words="costs" fighting={prompt.fighting} dialled={{ dial, spice }} />,
        ]}
        hub={
          sending ? (
            <Hub>Sending</Hub>
          ) : (
            <Hub>
              Seal <br />
              battle plan
            </Hub>
          )
        }
        onHub={seal}
      />
      {choosing === 'leader' && (
        <ChooseLeader prompt={prompt} view={view} draft={draft} onChoose={chosen} onClose={close} onWant={onWant} />
      )}
      {(choosing === 'weapon' || choosing === 'defense') && (
        <ChooseCard
          field={choosing}
          prompt={prompt}
          hand={view.mine.hand}
          draft={draft}
          onChoose={chosen}
          onClose={close}
        />
      )}
    </div>
  );
}

const Hub = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Icon name="seal" className={styles.seal} />
    <span>{children}</span>
  </>
);

interface SumProps {
  readonly dial: number;
  readonly leader: PlanLeader | undefined;
  /** What the Kwisatz Haderach adds. */
  readonly beside: number;
}

/** The sum in words, as far as one's own plan goes. */
function Sum({ dial, leader, beside }: SumProps) {
  const led = leader?.kind === 'leader' ? leader.leader : null;
  if (led === null) {
    return (
      <>
        <b>{figure(dial)}</b> dial
        {leader?.kind === 'cheap-hero' && (
          <>
            {' '}
            + <b>0</b> Cheap Hero
          </>
        )}
        <Messiah adds={beside} /> = <b className={styles.total}>{figure(dial + beside)}</b>
      </>
    );
  }
  return (
    <>
      <b>{figure(dial)}</b> dial + <b>{LEADERS[led].strength}</b> {nameOfLeader(led)}
      <Messiah adds={beside} /> = <b className={styles.total}>{figure(dial + LEADERS[led].strength + beside)}</b>
    </>
  );
}

const Messiah = ({ adds }: { readonly adds: number }) =>
  adds === 0 ? null : (
    <>
      {' '}
      + <b>{adds}</b> Kwisatz Haderach
    </>
  );
