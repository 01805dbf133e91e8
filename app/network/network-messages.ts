/** The texts on what to try when phones do not reach the laptop. */

/** Addresses are not translated. */
export const formatWholeAddress = (http: string, https: string): string =>
  `Type the whole address with ${http} in front of it, if the browser insists on ${https}.`;
export const formatOtherName = (setting: string): string =>
  `If phones know the laptop by a name or another address, start Mentat with that as ${setting}.`;

/** Commands are not translated either. */
export const formatOnLinux = (ufw: string, firewalld: string): string =>
  `On Linux with ufw, ${ufw}; with firewalld, ${firewalld}. Put your own port where Mentat runs on another.`;

/** The page, part by part. */
export const NETWORK = {
  title: 'When phones do not reach the table',
  lead: 'Phones and the laptop that runs Mentat must be in the same network. No internet is needed. Try these in their order; one of them is nearly always it.',
  same: 'The same Wi-Fi',
  compare: 'Compare the name of the Wi-Fi on the phone with that on the laptop. A guest network is another network.',
  mobileData: 'A phone that finds no internet may leave for its mobile data. Switch mobile data off for the evening.',
  vpn: 'A VPN on the phone or the laptop leads past the table. Switch it off.',
  desk: 'The desk can draw a QR code for the Wi-Fi itself, beside the code of the table.',
  address: 'The right address',
  severalAddresses:
    'A laptop can have several addresses. The desk lists them beside the table’s QR code; try the next one.',
  firewall: 'The laptop’s firewall',
  inTheWay: 'It is in the way when the laptop opens the address and no phone does.',
  windows:
    'Windows asks on the first start whether Node may accept connections: allow it for private networks. If the question is gone, open “Allow an app through the firewall” and tick Node for private networks. The Wi-Fi must count as a private network too.',
  mac: 'macOS asks the same. Afterwards it is under Network, Firewall, Options in the settings: let Node accept incoming connections.',
  apart: 'A Wi-Fi that keeps devices apart',
  isolation:
    'Guest networks, hotels and clubs often let each device reach the internet and no other device. It is called client isolation, and nothing on the laptop can change it.',
  homeNetwork: 'Use the home network in place of the guest network.',
  hotspot: 'Or switch on the hotspot of a phone, and let the laptop and the other phones join it.',
  ownHotspot: 'Or let the laptop open a hotspot of its own. Restart Mentat after that, so that it learns its address.',
  which: 'Which of these it is',
  nobody: 'No phone reaches it, the laptop does: the firewall, or a Wi-Fi that keeps devices apart.',
  onePhone: 'One phone does not, the others do: that phone’s Wi-Fi, mobile data or VPN.',
  stopped: 'It worked and stopped: the laptop went to sleep, or changed its network and with it its address.',
} as const;
