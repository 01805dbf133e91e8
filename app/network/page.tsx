import { ReadingPage, ReadingPart } from '../_components/reading-page.tsx';
import styles from './page.module.css';

/** What to try when phones do not reach the laptop, the likeliest first. */
export default function NetworkPage() {
  return (
    <ReadingPage
      title="When phones do not reach the table"
      lead="Phones and the laptop that runs Mentat must be in the same network. No internet is needed. Try these in their order; one of them is nearly always it."
    >
      <ReadingPart id="same" title="The same Wi-Fi">
        <ul className={styles.list}>
          <li>
            Compare the name of the Wi-Fi on the phone with that on the laptop. A guest network is another network.
          </li>
          <li>A phone that finds no internet may leave for its mobile data. Switch mobile data off for the evening.</li>
          <li>A VPN on the phone or the laptop leads past the table. Switch it off.</li>
          <li>The desk can draw a QR code for the Wi-Fi itself, beside the code of the table.</li>
        </ul>
      </ReadingPart>
      <ReadingPart id="address" title="The right address">
        <ul className={styles.list}>
          <li>
            A laptop can have several addresses. The desk lists them beside the table’s QR code; try the next one.
          </li>
          <li>
            Type the whole address with <code>http://</code> in front of it, if the browser insists on{' '}
            <code>https</code>.
          </li>
          <li>
            If phones know the laptop by a name or another address, start Mentat with that as <code>PUBLIC_URL</code>.
          </li>
        </ul>
      </ReadingPart>
      <ReadingPart id="firewall" title="The laptop’s firewall">
        <p>It is in the way when the laptop opens the address and no phone does.</p>
        <ul className={styles.list}>
          <li>
            Windows asks on the first start whether Node may accept connections: allow it for private networks. If the
            question is gone, open “Allow an app through the firewall” and tick Node for private networks. The Wi-Fi
            must count as a private network too.
          </li>
          <li>
            macOS asks the same. Afterwards it is under Network, Firewall, Options in the settings: let Node accept
            incoming connections.
          </li>
          <li>
            On Linux with ufw, <code>sudo ufw allow 3000/tcp</code>; with firewalld,{' '}
            <code>sudo firewall-cmd --add-port=3000/tcp</code>. Put your own port where Mentat runs on another.
          </li>
        </ul>
      </ReadingPart>
      <ReadingPart id="isolation" title="A Wi-Fi that keeps devices apart">
        <p>
          Guest networks, hotels and clubs often let each device reach the internet and no other device. It is called
          client isolation, and nothing on the laptop can change it.
        </p>
        <ul className={styles.list}>
          <li>Use the home network in place of the guest network.</li>
          <li>Or switch on the hotspot of a phone, and let the laptop and the other phones join it.</li>
          <li>
            Or let the laptop open a hotspot of its own. Restart Mentat after that, so that it learns its address.
          </li>
        </ul>
      </ReadingPart>
      <ReadingPart id="test" title="Which of these it is">
        <ul className={styles.list}>
          <li>No phone reaches it, the laptop does: the firewall, or a Wi-Fi that keeps devices apart.</li>
          <li>One phone does not, the others do: that phone’s Wi-Fi, mobile data or VPN.</li>
          <li>It worked and stopped: the laptop went to sleep, or changed its network and with it its address.</li>
        </ul>
      </ReadingPart>
    </ReadingPage>
  );
}
