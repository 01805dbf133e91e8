'use client';
import { useState, type ReactNode } from 'react';
import { parsePlanLeader, must, territoryName, promptTitle, type Explanation, type SeatView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { BattleProgress } from '../battle-progress.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import { useQuestionFocus } from '#app/_components/prompt/use-prompt-focus.ts';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PLAN, formatDialFor, formatMovedTo, formatNoLonger, STILL_OPEN } from '#lib/features/battle/messages/plan.ts';
import { Chips } from './chips.tsx';
import { SeenPlan } from './seen-plan.tsx';
import { ChoosingSheet } from './choosing-sheet.tsx';
import { ForcesBeside, formatDial } from './forces-beside.tsx';
import { strengthIn } from '#app/_components/leader-strengths.tsx';
import { dialRange, isFixed, numberIn, openField, PLACES, type GaveWay } from './plan-draft.ts';
import { PlanExtras } from './plan-extras.tsx';
import { commandOver } from './command.ts';
import { PlanSum } from './plan-sum.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { useChoosing } from './use-choosing.ts';
import { usePlanDraft } from './use-plan-draft.ts';
import { classes } from '#app/_components/classes.ts';
import page from '#app/_components/wheel/wheel-page.module.css';
import styles from './battle-plan.module.css';

/** Shows the page where a player dials a battle plan: leader, cards and wheel. Only its owner sees it. */
export function BattlePlanPage({
  prompt,
  view,
  onAnswer,
  onCommand,
  sending,
  trouble,
}: PromptPageProps<'battle-plan'>) {
  const { draft, lay, gaveWay, spiceBesideDial, restored } = usePlanDraft(prompt);
  const cover = useCover({ startsOpen: !restored && isBlank(prompt), rest: LONG_REST_MS });
  const covered = cover.state === 'covered';
  const places = useChoosing({
    answers: prompt.answers,
    restored,
    open: cover.state === 'open',
    uncover: cover.uncover,
    lay,
  });
  const [tried, setTried] = useState(false);
  const range = dialRange(prompt.answers);
  const dial = numberIn(draft, 'dial', range.from);
  const spice = numberIn(draft, 'spice', 0);
  const dialled = (value: number) => ({
    dial: value,
    spice: value === dial ? spice : spiceBesideDial(value),
  });
  const leader = parsePlanLeader(draft.leader);
  const strength = leader?.kind === 'leader' ? strengthIn(view.table.leaders, leader.leader) : 0;
  const beside = draft.kwisatzHaderach === true ? (prompt.kwisatzHaderach ?? 0) : 0;
  const open = openField(prompt.answers, draft);
  const fixed = PLACES.find((field) => isFixed(prompt.answers, prompt.shown, field)) ?? null;
  const battle = must(view.table.battle, 'the battle of this plan');
  const place = territoryName(battle.territory, view.table.choices.edition);

  const heading = useQuestionFocus(promptTitle(prompt, view.table.choices.edition));
  const seal = () => {
    setTried(true);
    if (open === null) onAnswer(draft);
    else if (open === 'leader' || open === 'weapon' || open === 'defense') places.leadTo(open);
  };

  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={classes(page.upper, styles.upper)} data-lines={linesAbove(prompt, view)}>
        <h1 ref={heading} tabIndex={-1} className="unseen">
          {promptTitle(prompt, view.table.choices.edition)}
        </h1>
        <div className={styles.steps}>
          <BattleProgress step={battle.step} />
        </div>
        <Chips
          prompt={prompt}
          voice={commandOver(view, prompt.faction)}
          covered={covered}
          whole={view.mine.seenPlan !== null}
        />
        <SeenPlan view={view} />
        <PlanTiles draft={draft} fixed={fixed} cover={cover} onChoose={places.choose} />
        {!covered && gaveWay.map((given) => <Explained key={given.place} {...formatGaveWay(given)} />)}
        <PlanExtras prompt={prompt} draft={draft} covered={covered} locked={sending} lay={lay} />
        <PlanSum
          dial={dial}
          leader={leader}
          beside={beside}
          lastHope={view.mine.lastHope}
          covered={covered}
          onCover={cover.close}
        />
        {tried && open !== null && !covered && <Explained why={STILL_OPEN[open]} next={PLAN.then} />}
        {trouble}
      </div>
      <div className={page.wheel} data-decision>
        <Wheel
          label={formatDialFor(place)}
          range={range}
          value={dial}
          onChange={(value) => {
            lay('dial', value);
          }}
          say={(value) => formatDial(prompt.fighting, dialled(value), strength, beside)}
          cover={cover}
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
      </div>
      {places.choosing !== null && (
        <ChoosingSheet
          choosing={places.choosing}
          prompt={prompt}
          view={view}
          draft={draft}
          onChoose={places.chosen}
          onClose={places.close}
          onCommand={onCommand}
        />
      )}
    </div>
  );
}

const formatGaveWay = ({ place, was, movedTo }: GaveWay): Explanation => ({
  why: formatNoLonger(parsePlanLeader(was) ?? null, place),
  next: movedTo === null ? PLAN.gaveWay : formatMovedTo(movedTo),
});

/** Returns how many lines are above the tiles and below them. The number is public. */
const linesAbove = (
  { faction: asks, seen, shown, fighting, kwisatzHaderach }: PromptOf<'battle-plan'>,
  view: SeatView,
): number =>
  [
    commandOver(view, asks) !== null || seen !== null || shown !== null,
    view.mine.seenPlan !== null,
    fighting.needSpice || kwisatzHaderach !== null,
  ].filter(Boolean).length;

/** Whether the page shows no secret yet. Without this check, all could see the answer to prescience. */
const isBlank = ({ seen, shown }: Pick<PromptOf<'battle-plan'>, 'seen' | 'shown'>): boolean =>
  seen === null && shown === null;

const Hub = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Icon name="seal" className={page.seal} />
    <span>{children}</span>
  </>
);
