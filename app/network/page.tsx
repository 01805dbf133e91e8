import { RichText } from '../_components/rich-text.tsx';
import { ReadingPage, ReadingPart } from '../_components/reading-page.tsx';
import { NETWORK, formatOnLinux, formatOtherName, formatWholeAddress } from './network-messages.ts';
import styles from './page.module.css';

/** Shows what to try when phones do not reach the laptop, the likeliest first. */
export default function NetworkPage() {
  return (
    <ReadingPage title={NETWORK.title} lead={NETWORK.lead}>
      <ReadingPart id="same" title={NETWORK.same}>
        <ul className={styles.list}>
          <li>{NETWORK.compare}</li>
          <li>{NETWORK.mobileData}</li>
          <li>{NETWORK.vpn}</li>
          <li>{NETWORK.desk}</li>
        </ul>
      </ReadingPart>
      <ReadingPart id="address" title={NETWORK.address}>
        <ul className={styles.list}>
          <li>{NETWORK.severalAddresses}</li>
          <li>
            <RichText
              says={formatWholeAddress}
              parts={[<code key="http">http://</code>, <code key="https">https</code>]}
            />
          </li>
          <li>
            <RichText says={formatOtherName} parts={[<code key="setting">PUBLIC_URL</code>]} />
          </li>
        </ul>
      </ReadingPart>
      <ReadingPart id="firewall" title={NETWORK.firewall}>
        <p>{NETWORK.inTheWay}</p>
        <ul className={styles.list}>
          <li>{NETWORK.windows}</li>
          <li>{NETWORK.mac}</li>
          <li>
            <RichText
              says={formatOnLinux}
              parts={[
                <code key="ufw">sudo ufw allow 3000/tcp</code>,
                <code key="firewalld">sudo firewall-cmd --add-port=3000/tcp</code>,
              ]}
            />
          </li>
        </ul>
      </ReadingPart>
      <ReadingPart id="isolation" title={NETWORK.apart}>
        <p>{NETWORK.isolation}</p>
        <ul className={styles.list}>
          <li>{NETWORK.homeNetwork}</li>
          <li>{NETWORK.hotspot}</li>
          <li>{NETWORK.ownHotspot}</li>
        </ul>
      </ReadingPart>
      <ReadingPart id="test" title={NETWORK.which}>
        <ul className={styles.list}>
          <li>{NETWORK.nobody}</li>
          <li>{NETWORK.onePhone}</li>
          <li>{NETWORK.stopped}</li>
        </ul>
      </ReadingPart>
    </ReadingPage>
  );
}
