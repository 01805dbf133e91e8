import { RichText } from '../../_components/rich-text.tsx';
import { ReadingPage, ReadingPart } from '../../_components/reading-page.tsx';
import { KEEP, SETTINGS } from './keep-messages.ts';
import styles from '../help.module.css';

/** Shows what Mentat keeps on the disk, how to get it back, and what the host can set. */
export default function KeepPage() {
  return (
    <ReadingPage title={KEEP.title} lead={KEEP.lead}>
      <ReadingPart id="file" title={KEEP.file}>
        <p>
          <RichText says={KEEP.fileIs} parts={[<code key="file">mentat.db</code>, <code key="folder">data</code>]} />
        </p>
        <p>{KEEP.running}</p>
      </ReadingPart>
      <ReadingPart id="backups" title={KEEP.backups}>
        <p>
          <RichText
            says={KEEP.backupsAre}
            parts={[<code key="folder">data/backups</code>, <code key="file">mentat-2026-11-22-2131-05.db</code>]}
          />
        </p>
        <p>{KEEP.noRoom}</p>
      </ReadingPart>
      <ReadingPart id="back" title={KEEP.back}>
        <p>{KEEP.stop}</p>
        <p className={styles.command}>
          <code>npm start -- --restore data/backups/mentat-2026-11-22-2131-05.db</code>
        </p>
        <p>{KEEP.checked}</p>
        <p>{KEEP.seats}</p>
        <p>{KEEP.deletion}</p>
        <p>{KEEP.damaged}</p>
        <p>{KEEP.otherVersion}</p>
      </ReadingPart>
      <ReadingPart id="settings" title={KEEP.settings}>
        <p>{KEEP.settingsAre}</p>
        <dl className={styles.settings}>
          {SETTINGS.map(({ name, without, does }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> <small>{without}</small>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </ReadingPart>
    </ReadingPage>
  );
}
