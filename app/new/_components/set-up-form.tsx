'use client';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useReducer, useState } from 'react';
import type { FactionId } from '#client';
import { Explained } from '../../_components/refusal.tsx';
import { Button } from '../../_components/button.tsx';
import { useApiClient } from '../../_connection/api-client.tsx';
import { explainError } from '../../_connection/explain-error.ts';
import { prefetchRemainingParts } from '../../_connection/lazy.tsx';
import type { Failure } from '../../_connection/failure.ts';
import { rememberDesk } from '../../_browser/seat-tokens.ts';
import { useIsHydrated } from '../../_browser/use-is-hydrated.ts';
import { openingChoices } from '../../_features/opening.tsx';
import { ComponentChoices } from './component-choices.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { HouseRules } from './house-rules.tsx';
import { ModuleChoice } from './module-choice.tsx';
import { LeadersChoice } from './leaders-choice.tsx';
import { keepForNextTime } from './last-time.ts';
import { LastTime } from './last-time-button.tsx';
import { SET_UP, formatSetUp, TOO_FEW } from './new-messages.ts';
import { PaceChoice } from './pace-choice.tsx';
import { WayChoice } from './way-choice.tsx';
import { SeatingChoice } from './seating-choice.tsx';
import { PeopleChoice } from './people-choice.tsx';
import { keepersOfModules } from './modules.ts';
import { atCircles } from './seats.ts';
import {
  areTimesFixed,
  changed,
  FACTIONS_OF_TWO_PEOPLE,
  MIN_FACTIONS,
  FIRST_SET_UP,
  leadersAtTable,
  pairsOf,
  seatingOf,
  type SetUp,
  type SetUpChange,
} from './set-up.ts';
import styles from './set-up-form.module.css';

const AMONG_COMPONENTS = openingChoices('components');
const AMONG_FOLDS = openingChoices('folds');

/**
 * Lets the host choose the settings of a table before it opens. Most defaults are right, and the button “Open” is
 * always in reach.
 */
export function SetUpForm() {
  const [setUp, change] = useReducer(changed, FIRST_SET_UP);
  const { open, opening, trouble } = useOpening(setUp);
  const isAwake = useIsHydrated();
  useEffect(prefetchRemainingParts, []);
  return (
    <>
      <div className={styles.scroller} inert={!isAwake}>
        <div className={styles.form}>
          <div>
            <SeatingChoice edition={setUp.edition} seats={setUp.seats} circle={setUp.circle} onChange={change} />
          </div>
          <div className={styles.rest}>
            <LastTime now={setUp} onChange={change} />
            <EditionChoice edition={setUp.edition} layer={setUp.layer} onChange={change} />
            <ModuleChoice edition={setUp.edition} modules={setUp.modules} onChange={change} />
            <WayChoice setUp={setUp} onChange={change} />
            <div className={styles.folds}>
              <ComponentChoices setUp={setUp} onChange={change}>
                <Choices all={AMONG_COMPONENTS} setUp={setUp} onChange={change} />
              </ComponentChoices>
              <Choices all={AMONG_FOLDS} setUp={setUp} onChange={change} />
              <PaceChoice
                seconds={setUp.windowSeconds}
                fixed={areTimesFixed(setUp)}
                byItself={setUp.goesOnByItself}
                onChange={change}
              />
              <PeopleChoice setUp={setUp} onChange={change} />
              <LeadersChoice setUp={setUp} onChange={change} />
              <HouseRules setUp={setUp} onChange={change} />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.dock} inert={!isAwake}>
        <div className={styles.open}>
          {trouble !== null && <Explained {...trouble} />}
          <p className={styles.sum}>{formatSetUp(setUp.edition, setUp.layer, setUp.seats.length)}</p>
          <Button tone="act" sending={opening} onClick={open}>
            {SET_UP.open}
          </Button>
          <p className={styles.after}>{SET_UP.then}</p>
        </div>
      </div>
    </>
  );
}

interface ChoicesProps {
  readonly all: typeof AMONG_FOLDS;
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

/** Shows the choices of all features. */
const Choices = ({ all, setUp, onChange }: ChoicesProps) => (
  <Suspense fallback={null}>
    {all.map((Choice, at) => (
      <Choice
        key={at}
        biddingWay={setUp.biddingWay}
        movesMade={setUp.movesMade}
        onBiddingWay={(way) => {
          onChange({ kind: 'bidding', way });
        }}
        onMovesMade={(made) => {
          onChange({ kind: 'moves', made });
        }}
      />
    ))}
  </Suspense>
);

const NOT_FOUR: Failure = { refusal: { code: 'bad-pairs' } };

function useOpening(setUp: SetUp) {
  const router = useRouter();
  const client = useApiClient();
  const [opening, setOpening] = useState(false);
  // A refusal of one choice does not apply to the next.
  const [turned, setTurned] = useState<{ readonly about: SetUp; readonly why: Failure } | null>(null);
  const trouble = turned?.about === setUp ? turned.why : null;
  const setTrouble = (why: Failure | null) => {
    setTurned(why === null ? null : { about: setUp, why });
  };

  const ask = async () => {
    const { edition, layer, options, treachery, traitors, stormCards, spiceDeck } = setUp;
    const leaders = leadersAtTable(setUp);
    const { windowSeconds, fixedTimes, goesOnByItself, biddingWay, movesMade } = setUp;
    const opened = await client.tables.open.mutate({
      edition,
      layer,
      options: [...options],
      ...(setUp.modules.length === 0 ? {} : { modules: [...setUp.modules] }),
      ...(leaders.length === 0 ? {} : { leaders: [...leaders] }),
      components: { treachery, traitors, stormCards, spiceDeck, ...keepersOfModules(setUp) },
      seating: seatingOf(setUp).map((seat) => ({ ...seat })),
      pairs: pairsOf(setUp).map(([one, other]): [FactionId, FactionId] => [one, other]),
      windowSeconds,
      fixedTimes,
      goesOnByItself,
      biddingWay,
      movesMade,
    });
    if (!opened.ok) {
      setTrouble({ refusal: opened.refusal });
      return;
    }
    keepForNextTime(setUp);
    rememberDesk(opened.code, opened.moderatorToken);
    router.push(`/t/${opened.code}/moderate`);
  };

  const open = async () => {
    if (atCircles(setUp.seats, setUp.edition) < MIN_FACTIONS) {
      setTrouble(TOO_FEW);
      return;
    }
    if (setUp.twoEach && setUp.seats.length !== FACTIONS_OF_TWO_PEOPLE) {
      setTrouble(NOT_FOUR);
      return;
    }
    setTrouble(null);
    setOpening(true);
    await ask().catch((error: unknown) => {
      setTrouble(explainError(error));
    });
    setOpening(false);
  };
  return { open, opening, trouble };
}
