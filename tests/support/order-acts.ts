import { ORDERS } from './buying.ts'

type Asks<Answer extends { body: unknown }> = {
  call: (method: 'GET' | 'POST', url: string, body?: object) => Promise<Answer>
}

const MANAGED = `${ORDERS}/manageOrder`
/** Well-formed, and of no order. */
const NO_VERSION = `${'0'.repeat(32)}.0`

/** How an order stands just now, as the page of staff or a seller has it. */
export async function versionFor(who: Asks<{ body: unknown }>, id: string): Promise<string> {
  const { body } = await who.call('GET', `${MANAGED}/${id}`)
  return (body as { version?: string } | undefined)?.version ?? NO_VERSION
}

/** Does something to an order as it is just now: the page of who does it is fresh, unless `seen` says otherwise. */
export const actOn = async <Answer extends { body: unknown }>(
  who: Asks<Answer>,
  id: string,
  act: string,
  body: object = {},
): Promise<Answer> => who.call('POST', `${MANAGED}/${id}/${act}`, { seen: await versionFor(who, id), ...body })
