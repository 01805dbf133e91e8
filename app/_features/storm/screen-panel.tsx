import {
  factionName,
  stormStepName,
  formatAtomics,
  formatSecondControl,
  formatControl,
  formatDialers,
  formatFirstPlayer,
  formatSealedDials,
  formatStormCard,
  formatStormLosses,
  formatStormPath,
  type StormDialView,
  type TableView,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BesideBox } from '#app/_components/status-screen/beside-box.tsx';
import styles from './screen-panel.module.css';

/** Whether the storm has moved and the table waits for no seat. */
export const stormSaysAll = ({ stormPhase, awaited }: TableView): boolean =>
  stormPhase?.step === 'moved' && awaited.length === 0;

/** Shows the storm next to the planet: the sealed wheels, their reveal, and the losses. */
export function StormScreenPanel({ table: { stormPhase, stormCard, choices } }: { readonly table: TableView }) {
  if (stormPhase === null) return null;
  // The last revealed card, perhaps of another storm.
  const turned = stormCard?.turned ?? null;
  const { id, step, dialers, sectors, control, answer, atomics, outcome } = stormPhase;
  return (
    <BesideBox title={stormStepName(step)} dense>
      {dialers.length > 0 && step !== 'weather' && (
        <p className={styles.dials}>
          {dialers.map((dialer, at) => (
            <Dial key={dialer.faction} dialer={dialer} joined={at > 0} />
          ))}
          {sectors !== null && (
            <span className={styles.sum}>
              <span className={styles.sign}>=</span>
              {sectors}
            </span>
          )}
        </p>
      )}
      {step === 'weather' && dialers.length > 0 && <p className={styles.line}>{formatDialers(dialers)}</p>}
      {turned?.storm === id && <p className={styles.line}>{formatStormCard(turned.card, choices.edition)}</p>}
      {step === 'dials' && <p className={styles.line}>{formatSealedDials(dialers)}</p>}
      {control !== null && (
        <p className={styles.line} data-faction={control.by}>
          {formatControl(control)}
        </p>
      )}
      {answer !== null && (
        <p className={styles.line} data-faction={answer.by}>
          {formatSecondControl(answer)}
        </p>
      )}
      {atomics !== null && <p className={styles.blast}>{formatAtomics(atomics)}</p>}
      {outcome !== null && (
        <>
          <p className={styles.line}>
            {formatStormPath(outcome.from, outcome.to, sectors ?? 0)}{' '}
            {formatStormLosses(outcome.forcesLost, outcome.spiceLost)}
          </p>
          <p className={styles.first}>
            <FactionDisc faction={outcome.firstPlayer} className={styles.disc} />
            {formatFirstPlayer(outcome.firstPlayer)}
          </p>
        </>
      )}
    </BesideBox>
  );
}

interface DialProps {
  readonly dialer: StormDialView;
  readonly joined: boolean;
}

/** Shows one wheel: the seal while it is covered, then its number. No number is in the page before that. */
function Dial({ dialer: { faction, dial }, joined }: DialProps) {
  return (
    <span className={styles.dial}>
      {joined && dial.state === 'shown' && <span className={styles.sign}>+</span>}
      <FactionDisc faction={faction} className={styles.disc} />
      <span className="unseen">{factionName(faction)}</span>
      {dial.state === 'shown' ? (
        <span className={styles.number}>{dial.dial}</span>
      ) : (
        <span className={styles.covered} data-sealed={dial.state === 'sealed'}>
          <Icon
            name={dial.state === 'sealed' ? 'seal' : 'wheel'}
            label={dial.state === 'sealed' ? 'sealed' : 'still dialling'}
          />
        </span>
      )}
    </span>
  );
}
