'use client';
import type { ReactNode } from 'react';
import {
  contains,
  MOVING,
  placeName,
  samePlace,
  formatCanStay,
  formatMove,
  formatMovesLeft,
  formatMustLeave,
  formatNoMoveTo,
  type AnswerValue,
  type MoveAsked,
  type Place,
  type Prompt,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlaceMap } from '#app/_components/map/later.tsx';
import { PlaceInList } from '#app/_components/map/place-picker.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { useBack } from '#app/_components/use-back.ts';
import { ActOnPlace } from './act-on-place.tsx';
import { ResumeDraft } from './resume-draft.tsx';
import { MoveFacts } from './move-facts.tsx';
import { Groups } from './group-choice.tsx';
import { GroupSteppers } from './group-steppers.tsx';
import { countsOf, groupNow, groupsIn, sumOf, type Group } from './groups.ts';
import {
  firstMove,
  goers,
  moveSaid,
  reachOf,
  sidesOf,
  wayOf,
  type MoveChoice,
  type Moving,
  type WayFound,
} from './move-choice.ts';
import { whyNoMoveTo } from './no-move-to.ts';
import { endsOf } from './parting.ts';
import { PartingSteppers } from './parting-steppers.tsx';
import { partsAmong } from './no-shipment-to.ts';
import { Sectors } from './sectors.tsx';
import { Sides } from './sides.tsx';
import { useTurnDraft } from './turn-drafts-provider.tsx';
import { WayDrawn } from './way-drawn.tsx';
import styles from './turn-planner.module.css';

/** A page on which a move is made. */
export type MovingPage = Pick<PromptPageProps, 'view' | 'onAnswer' | 'sending' | 'trouble'> & {
  readonly prompt: Prompt & MoveAsked;
};

interface MoveFormProps {
  readonly page: MovingPage;
  /** The prepared move. */
  readonly laid: AnswerValue | null;
  /** Whether the move is prepared for a turn that is still to come. */
  readonly ahead?: boolean;
  readonly above?: ReactNode;
  /** The content below the buttons: the undo of the last step. */
  readonly beneath?: ReactNode;
}

/**
 * Asks for origin, destination and number. The player taps them on the map one after the other, or takes them from
 * lists.
 */
export function MoveForm({ page, laid, ahead = false, above, beneath }: MoveFormProps) {
  const { prompt, view, sending, trouble } = page;
  const { edition } = view.table.choices;
  const moving: Moving = { asks: prompt, answers: prompt.answers };
  const groups = groupsIn(prompt.answers, prompt.stacks);
  const {
    draft: chosen,
    begun,
    lay: setChoice,
    said: dropDraft,
  } = useTurnDraft<MoveChoice>({ matter: 'move', ahead, turn: view.table.turn });
  const onAnswer = (value: AnswerValue) => {
    dropDraft();
    page.onAnswer(value);
  };
  // Until the player has touched something, the groups may change while the page is open.
  const laidOut = chosen ?? firstMove(moving, groups, laid);
  const group = groupNow(groups, laidOut.group);
  const choice: MoveChoice = { ...laidOut, group };
  const { to } = choice;
  const take = (own: Group | null) => {
    setChoice({ ...choice, group: own, to: null, counts: {}, ends: null });
  };
  const leaveGroup = () => {
    take(null);
  };
  useBack(group !== null && groups.length > 1, leaveGroup);
  const said = moveSaid(moving, choice);
  const isWhole = said !== undefined && contains(prompt.answers, said);
  const goals = group === null ? groups.flat() : reachOf(moving, group);
  const going = goers(moving, choice);
  const from = going[0] ?? group?.[0] ?? null;
  const why = group === null || to === null || isReached(goals, to) ? null : whyNoMoveTo(moving, group, to, view);
  const found =
    from === null || to === null ? null : withoutWay(wayOf(moving, from, to, view.table.storm), why !== null);
  const sides = sidesOf(moving, choice);
  const go = (place: Place) => {
    setChoice({ ...choice, to: place, ends: null });
  };
  const choose = (place: Place) => {
    const own = groupAt(groups, place);
    if (group === null || (own === group && !goals.some((goal) => samePlace(goal, place)))) take(own);
    else go(place);
  };
  const places = { board: boardOf(view.table), edition, open: goals, chosen: to ?? from, onChoose: choose };
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      stays
      beneath={
        <>
          {group !== null && <MoveFacts moving={moving} group={group} to={to} view={view} found={found} from={from} />}
          {to !== null && why === null && (
            <>
              <Sides
                label={MOVING.side}
                edition={edition}
                sides={sides}
                chosen={choice.side ?? sides[0] ?? null}
                onChoose={(side) => {
                  setChoice({ ...choice, side });
                }}
              />
              {choice.ends === null && (
                <>
                  <GroupSteppers
                    group={going}
                    label={MOVING.forces}
                    edition={edition}
                    counts={choice.counts}
                    onChange={(counts) => {
                      setChoice({ ...choice, counts });
                    }}
                  />
                  <Sectors label={placeName(to, edition)} parts={partsAmong(goals, to)} chosen={to} onChoose={go} />
                </>
              )}
              <PartingSteppers
                ends={endsOf(prompt.answers, going, to)}
                counts={choice.ends}
                faction={view.audience}
                onChange={(ends) => {
                  setChoice({ ...choice, ends });
                }}
              />
            </>
          )}
          {(group === null || groups.length > 1) && (
            <Groups label={MOVING.whichGroup} groups={groups} chosen={group} edition={edition} onChoose={take} />
          )}
          <PlaceInList {...places} />
        </>
      }
      acts={
        <>
          <ActOnPlace
            why={why === null ? null : formatNoMoveTo(why, edition)}
            ready={isWhole}
            missing={missingIn(choice)}
            sending={sending}
            onAct={() => isWhole && onAnswer(said)}
          >
            {isWhole && to !== null
              ? formatMove(
                  sumOf(choice.ends ?? countsOf(going, choice.counts)),
                  going[0]?.territory ?? to.territory,
                  to,
                  edition,
                )
              : group === null
                ? MOVING.chooseGroup
                : why === null
                  ? MOVING.choosePlace
                  : MOVING.chooseOther}
          </ActOnPlace>
          <div className={styles.quiet}>
            <Button
              tone="quiet"
              sending={sending}
              onClick={() => {
                onAnswer('stay');
              }}
            >
              {MOVING.nothing}
            </Button>
            {beneath}
          </div>
        </>
      }
    >
      {above}
      {chosen === null && <ResumeDraft begun={begun} onTake={setChoice} />}
      {prompt.left > 1 && <p className={styles.soft}>{formatMovesLeft(prompt.left)}</p>}
      {prompt.mustLeave.length > 0 && <p className={styles.why}>{formatMustLeave(prompt.mustLeave, edition)}</p>}
      {prompt.mayStay.length > 0 && <p className={styles.why}>{formatCanStay(prompt.mayStay, edition)}</p>}
      <div className={styles.smaller}>
        <PlaceMap
          {...places}
          carry={{
            from: groups.flat(),
            reach: (place) => reachOf(moving, groupAt(groups, place) ?? []),
            onCarry: (place, next) => {
              setChoice({ ...choice, group: groupAt(groups, place), to: next, counts: {}, ends: null });
            },
          }}
          drawn={
            found === null || from === null || to === null
              ? undefined
              : (geometry) => <WayDrawn geometry={geometry} from={from} found={found} storm={view.table.storm} />
          }
        />
      </div>
    </PromptLayout>
  );
}

const groupAt = (groups: readonly Group[], place: Place): Group | null =>
  groups.find((one) => one.some((stack) => samePlace(stack, place))) ??
  groups.find((one) => one.some((stack) => stack.territory === place.territory)) ??
  null;

const isReached = (goals: readonly Place[], to: Place): boolean => partsAmong(goals, to).length > 0;

const missingIn = ({ group, to }: MoveChoice): string =>
  group === null ? MOVING.noGroup : to === null ? MOVING.noPlace : MOVING.nobody;

/** The map draws no path to a closed place, only the parts in the storm. */
const withoutWay = (found: WayFound, isClosed: boolean): WayFound => (isClosed ? { ...found, way: null } : found);
