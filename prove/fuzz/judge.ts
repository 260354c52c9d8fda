import { SECURITY_HEADERS } from '#server/platform/security/content-security.ts'
import { misfitOf } from './answer-fits.ts'
import type { Answer, Ask } from './ask.ts'
import { EVALUATED, MARK } from './texts.ts'

const SERVER_FAULT = 500
const BUSY = 503

/** What only the inside of the shop knows: stacks, files, statements, names of its packages. */
const INSIDES =
  /\n\s+at [^\n]+:\d+:\d+|node_modules|\/src\/server\/|build\/shop|file:\/\/\/(?!etc)|syntax error at|violates \S+ constraint|\b(insert into|select [\w".]+,? [^.]* from) "|invalid input syntax|ECONNREFUSED|ENOENT/
const TAG = `<${MARK}`
const ATTRIBUTE = new RegExp(`["'] on${MARK}`)
/** What a script holds as data is no attribute. */
const SCRIPTS = /<script\b.*?<\/script>/gs

/** Every promise that an answer breaks, whatever was asked. */
export function faultsOf(ask: Ask, answer: Answer): string[] {
  const faults: string[] = []
  const { status, headers } = answer
  const type = String(headers['content-type'] ?? '')
  const body = answer.body.toString()
  if (status >= SERVER_FAULT && !(status === BUSY && headers['retry-after'])) faults.push(`answers ${status}`)
  if (ask.aim === 'broken HTTP') return faults
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (headers[name] !== value) faults.push(`lacks the header ${name} (${status})`)
  }
  if (/html|json/.test(type) && !headers['content-security-policy']) faults.push('lacks a content security policy')
  if (headers[`x-${MARK}`] || String(headers['set-cookie']).includes(`${MARK}=`)) faults.push('lets headers be written')
  if (answer.body.length > 0 && !type) faults.push('has no content-type')
  const isMarkup = body.includes(TAG) || ATTRIBUTE.test(body.replace(SCRIPTS, ''))
  if (type.includes('html') && isMarkup) faults.push('holds markup that came from outside')
  if (/html|json/.test(type) && body.includes(EVALUATED)) faults.push('evaluated what came from outside')
  const inside = status >= 400 || type.includes('html') ? INSIDES.exec(body)?.[0] : undefined
  if (inside && !ask.url.includes(inside)) faults.push(`shows its inside: ${inside.trim().slice(0, 80)}`)
  const misfit = ask.endpoint && misfitOf(ask.endpoint, answer)
  if (misfit) faults.push(misfit)
  return faults
}
