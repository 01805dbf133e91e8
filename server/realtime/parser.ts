import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { Change, Frame, Frames } from '../application/frames.ts';
import { DEEPEST } from '../edge/gate.ts';
import { isDeeperThan } from '../edge/json-depth.ts';

/** The longest and the deepest packet (characters, levels). */
interface Bounds {
  readonly length: number;
  readonly depth: number;
}

/** Longer than anything that a device sends besides calls: its tokens. */
const PACKET: Bounds = { length: 2_048, depth: 4 };
/** A call of the API. Its input may be as deep as over HTTP; a longer one goes over HTTP. */
export const CALL: Bounds = { length: 16_384, depth: DEEPEST + 2 };
const IS_CALL = new RegExp(`^${PacketType.EVENT}\\d{0,15}\\["call",`);
/** A device connects, leaves, asks and calls. It answers no acknowledgements and sends only text. */
const SPOKEN: readonly string[] = [PacketType.CONNECT, PacketType.DISCONNECT, PacketType.EVENT].map(String);

/** Creates the packet reader and writer, for Socket.IO's option of this name. */
export const createParser = (frames: Frames) => ({
  Encoder: class extends Encoder {
    override encode(packet: Packet): unknown[] {
      const { type, id, data } = packet as Sent;
      const isEvent = type === PacketType.EVENT || type === PacketType.ACK;
      const json = isEvent && Array.isArray(data) ? withFrame(data, frames) : null;
      return json === null ? (super.encode(packet) as unknown[]) : [`${type}${id ?? ''}${json}`];
    }
  },
  Decoder: StrictDecoder,
});

type Sent = Omit<Packet, 'data'> & { readonly data?: unknown };

/**
 * Returns the JSON of a packet whose last part is a frame or a change. It reuses the JSON of that part. Returns `null`
 * for any other packet.
 */
function withFrame(data: readonly unknown[], frames: Frames): string | null {
  const last = data.at(-1);
  if (!isFrame(last)) return null;
  const { carried, value, rest } = 'view' in last ? viewOf(last) : differenceOf(last);
  const before = data.slice(0, -1).map((part) => `${JSON.stringify(part)},`);
  return `[${before.join('')}${JSON.stringify(rest).slice(0, -1)},"${carried}":${frames.json(value)}}]`;
}

const isFrame = (part: unknown): part is Frame | Change =>
  typeof part === 'object' && part !== null && 'version' in part && ('view' in part || 'patch' in part);

const viewOf = ({ view: value, ...rest }: Frame) => ({ carried: 'view', value, rest });
const differenceOf = ({ patch: value, ...rest }: Change) => ({ carried: 'patch', value, rest });

/**
 * Reads one device’s packets; each connection has its own. A packet that our pages never send closes the connection
 * before it is parsed. So does connecting twice, because many connects in one message would be many guesses.
 */
class StrictDecoder extends Decoder {
  #hasKnocked = false;

  override add(packet: unknown): void {
    if (typeof packet !== 'string') throw new NotSpoken();
    const type = packet.charAt(0);
    const isKnock = type === String(PacketType.CONNECT);
    const isElsewhere = packet.charAt(1) === '/';
    if (!SPOKEN.includes(type) || isElsewhere || (isKnock && this.#hasKnocked)) throw new NotSpoken();
    const bounds = IS_CALL.test(packet) ? CALL : PACKET;
    if (packet.length > bounds.length || isDeeperThan(bounds.depth, packet)) throw new NotSpoken();
    this.#hasKnocked ||= isKnock;
    super.add(packet);
  }
}

class NotSpoken extends Error {}
