import { USERS } from '#tests/support/accounts.ts'
import { IMPORTS } from '#tests/support/csv-uploads.ts'
import type { Family, Target } from '../family.ts'
import { formWith, loadedPictures, MARK, notPictures } from '../hostile-files.ts'

const ANSWERED_WITHIN_MS = 10_000
const AVATAR = { method: 'POST', path: `${USERS}/updateAvatar` }
const HUNG_UP = { status: 400 }
const BOUNDARY = { 'content-type': 'multipart/form-data; boundary=x' }

/** Forms that are meant to be much work. */
const FORMS: Record<string, string> = {
  'thousands of parts': `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(5_000)}--x--\r\n`,
  'thousands of headers': `--x\r\ncontent-disposition: form-data; name="avatar"\r\n${'x: y\r\n'.repeat(20_000)}\r\nb\r\n--x--\r\n`,
  'one endless header': `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(500_000)}"\r\n\r\nb\r\n--x--\r\n`,
  'a form in a form': `--x\r\ncontent-disposition: form-data; name="avatar"\r\ncontent-type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\n'.repeat(2_000)}--x--\r\n`,
  'nothing but boundaries': '--x\r\n'.repeat(100_000),
  'half a boundary again and again': '\r\n--'.repeat(200_000),
}

/** Tables that are small on the wire or simple to write, and large or slow to read. */
const TABLES: Record<string, () => string> = {
  'a hundred thousand columns': () => `${'a,'.repeat(100_000)}\n`,
  'one cell of megabytes': () => `name,price\n"${'a""'.repeat(1_000_000)}"\n`,
  'a quote that never ends': () => `name,price\n"${'\n'.repeat(1_000_000)}`,
  'nothing but commas': () => `name\n${','.repeat(2_000_000)}\n`,
  'nothing but line ends': () => `name,price\n${'\n'.repeat(1_000_000)}`,
}

/** Pictures and tables that are something else, or far more than they seem. */
export const uploads: Family = async (target, { mustBe }) => {
  const { ask, people } = target
  const as = people.seller
  for (const { name, type, content } of await notPictures()) {
    const started = performance.now()
    const { status, text } = await ask({ ...AVATAR, as, ...formWith('avatar', { name, type, content }) })
    const what = `${name} as ${type} (${content.subarray(0, 12).toString('latin1')}…)`
    mustBe(status >= 400 && status < 500, `${what} is answered with ${status}`)
    mustBe(performance.now() - started < ANSWERED_WITHIN_MS, `${what} keeps the shop busy`)
    mustBe(!text.includes(MARK), `${what} is shown again`)
  }
  for (const upload of await loadedPictures()) await judgeLoaded(target, upload, mustBe)

  for (const [what, body] of Object.entries(FORMS)) {
    const started = performance.now()
    // Hanging up on who sends on after a refusal is a refusal as well.
    const { status } = await ask({ ...AVATAR, as, body, headers: BOUNDARY }).catch(() => HUNG_UP)
    mustBe(status >= 400 && status < 500, `A form of ${what} is answered with ${status}`)
    mustBe(performance.now() - started < ANSWERED_WITHIN_MS, `A form of ${what} keeps the shop busy`)
  }
  for (const [what, table] of Object.entries(TABLES)) {
    const started = performance.now()
    const headers = { 'content-type': 'text/csv' }
    const question = { method: 'POST', path: `${IMPORTS}?dryRun=true`, as, body: table(), headers }
    const { status } = await ask(question).catch(() => HUNG_UP)
    mustBe(status >= 400 && status < 500, `A table of ${what} is answered with ${status}`)
    mustBe(performance.now() - started < ANSWERED_WITHIN_MS, `A table of ${what} keeps the shop busy`)
  }
  const { status } = await ask({ path: '/api/v1/product/cards?limit=1' })
  mustBe(status === 200, `The shop answers ${status} afterwards`)
}

type Upload = Parameters<typeof formWith>[1]

/** A picture that is taken is made anew: nothing that it carried along is in what is served. */
async function judgeLoaded({ ask, people }: Target, upload: Upload, mustBe: (isSo: boolean, sentence: string) => void) {
  const { status, text, json } = await ask({ ...AVATAR, as: people.customer, ...formWith('avatar', upload) })
  // A type that is no picture's may be refused as well.
  if (status !== 200) return mustBe(status < 500, `${upload.name} is answered with ${status}`)
  mustBe(!text.includes('cron') && !text.includes('.php'), `${upload.name} is kept under the name it came with`)
  const [address] = /\/media\/[\w-]+\.(webp|avif)/.exec(JSON.stringify(json)) ?? []
  mustBe(address !== undefined, `${upload.name} was taken, and is nowhere: ${text}`)
  const { raw, headers } = await ask({ path: address ?? '/' })
  mustBe(
    /^image\/(webp|avif)$/.test(headers['content-type'] ?? ''),
    `${upload.name} is served as ${headers['content-type']}`,
  )
  mustBe(headers['x-content-type-options'] === 'nosniff', `${upload.name} may be taken for something else`)
  const held = [MARK, 'GPS', 'Exif', 'xmpmeta', 'PK\x03\x04'].filter((sign) => raw.includes(sign))
  mustBe(held.length === 0, `${upload.name} is served with what it carried along: ${held}`)
}
