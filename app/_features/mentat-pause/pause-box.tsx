import {
  capital,
  listed,
  nameOfBoardMatter,
  nameOfFaction,
  sayCount,
  theFaction,
  winnersTitle,
  type BoardWord,
  type TableView,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BesideBox } from '#app/_components/screen/beside-box.tsx';
import styles from './pause-box.module.css';

/** Its box names whoever is still looking, sign by sign; later nobody is. */
export const pauseSaysAll = ({ mentatPause, awaited }: TableView): boolean =>
  mentatPause !== null && (mentatPause.step === 'board' || awaited.length === 0);

/** The end of the turn beside the planet: who has compared the board, who would win, or that nobody has. */
export function PauseBox({ table }: { readonly table: TableView }) {
  const { order, predictor, mentatPause: pause } = table;
  if (pause === null) return null;
  switch (pause.step) {
    case 'board':
      return (
        <BesideBox title="Does the board agree?">
          <ul className={styles.words}>
            {order.map((faction) => {
              const says = pause.words.find((word) => word.faction === faction)?.says ?? null;
              return (
                <li key={faction} className={styles.word} data-says={says === null ? 'nothing' : isRight(says)}>
                  <FactionDisc faction={faction} className={styles.disc} />
                  <span className="unseen">{nameOfFaction(faction)}</span>
                  <Icon name={signOf(says)} label={sayWord(says)} />
                </li>
              );
            })}
          </ul>
          {pause.words.map(
            ({ faction, says }) =>
              says !== 'right' && (
                <p key={faction} className={styles.off}>
                  {`${capital(theFaction(faction))}: ${nameOfBoardMatter(says).toLowerCase()}`}
                </p>
              ),
          )}
        </BesideBox>
      );
    case 'prediction':
      return (
        <BesideBox title={pause.wouldWin === null ? 'A win' : winnersTitle(pause.wouldWin)}>
          <p className={styles.line}>
            {predictor === null ? '' : `Unless ${listed([theFaction(predictor)])} foretold it.`}
          </p>
        </BesideBox>
      );
    case 'counted':
      return (
        <BesideBox title="Nobody has won">
          <p className={styles.line}>{sayCount(pause.standings)}</p>
        </BesideBox>
      );
  }
}

const isRight = (says: BoardWord): 'right' | 'off' => (says === 'right' ? 'right' : 'off');

const signOf = (says: BoardWord | null) => (says === null ? 'clock' : says === 'right' ? 'check' : 'warning');

const sayWord = (says: BoardWord | null): string => {
  if (says === null) return 'still looking';
  return says === 'right' ? 'finds it right' : 'finds something off';
};
