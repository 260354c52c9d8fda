import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { REPORT_NAMES } from '#contract/admin/report-names.ts'
import { readCsv } from '#server/platform/csv/read-csv.ts'
import { pathOf } from '../addresses.ts'
import type { Answer } from '../ask.ts'
import type { Family } from '../family.ts'
import { aHostileOrder, INJECTION } from '../hostile-order.ts'
import { receiversOf, sentMails } from '../mailbox.ts'

const RUNS_IN_A_SHEET = /^[=+\-@\t\r\n＝＋－＠]/
const SAFE_NAME = /^(attachment|inline); filename="[\w.-]+"$/
/** What makes a PDF do something, or leads out of it. */
const ACTS = /\/(OpenAction|JavaScript|JS|Launch|URI|AA|SubmitForm|EmbeddedFile|GoToR)\b/
const MAILS_WITHIN_MS = 15_000

/** Texts of people that reach a header, a table, a PDF or a mail. */
export const injection: Family = async (target, { mustBe }) => {
  const { ask, endpoints, people, folder } = target
  const { buyer, orderId, path: invoice } = await aHostileOrder(target)
  const named = (path: string, { headers }: Answer) =>
    mustBe(
      SAFE_NAME.test(headers['content-disposition'] ?? ''),
      `${path} is saved as ${headers['content-disposition']}`,
    )

  const tables = endpoints.filter(({ file }) => file === 'text/csv')
  const tablePaths = tables.flatMap(({ path }) =>
    path.includes(':report') ? REPORT_NAMES.map((name) => path.replace(':report', name)) : [path],
  )
  let cells = 0
  for (const as of [people.seller, people.superadmin]) {
    for (const path of tablePaths) {
      const answer = await ask({ path, as })
      if (answer.status !== 200) continue
      named(path, answer)
      for await (const row of readCsv(Readable.from([answer.raw]))) {
        for (const cell of row.cells) {
          cells += 1
          mustBe(!RUNS_IN_A_SHEET.test(cell), `${path} has a cell that a spreadsheet runs: ${cell.slice(0, 40)}`)
        }
      }
    }
  }
  mustBe(cells > 500, `Only ${cells} cells were exported: this proves nothing`)

  const papers = endpoints.filter(({ file }) => file === 'application/pdf').map((one) => pathOf(one, orderId))
  let pdfs = 0
  for (const as of [buyer, people.seller, people.superadmin]) {
    for (const path of [...papers.map((one) => `${one}?ids=${orderId}`), invoice]) {
      const answer = await ask({ path, as })
      if (answer.status !== 200) continue
      pdfs += 1
      named(path, answer)
      const outline = answer.raw.toString('latin1').replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
      mustBe(!ACTS.test(outline), `${path} is a PDF that does something: ${ACTS.exec(outline)?.[0]}`)
    }
  }
  mustBe(pdfs >= 4, `Only ${pdfs} PDFs were made: this proves nothing`)

  // What is asked for stands in no header as it came.
  for (const path of [...tablePaths, ...papers]) {
    for (const name of ['ids', 'name', 'file', 'filename', 'from', 'to']) {
      const { headers, status } = await ask({
        path: `${path}?${name}=x%0d%0aSet-Cookie:%20a=b%22;filename=%22evil.html`,
        as: people.superadmin,
      })
      mustBe(!JSON.stringify(headers).includes('evil'), `${path} repeats ?${name}= in a header`)
      mustBe(headers['set-cookie'] === undefined && status < 500, `${path} is answered with ${status} to ?${name}=`)
    }
  }

  const until = Date.now() + MAILS_WITHIN_MS
  while (!(await sentMails(folder)).some((mail) => receiversOf(mail).includes(buyer.email)) && Date.now() < until)
    await setTimeout(200)
  const mails = await sentMails(folder)
  mustBe(
    mails.some((mail) => receiversOf(mail).includes(buyer.email)),
    'No mail about the order came: this proves nothing',
  )
  for (const mail of mails) {
    mustBe(
      !mail.headers.has('bcc') && !mail.headers.has('cc'),
      `A mail has a header of somebody else's making: ${mail.subject}`,
    )
    mustBe(receiversOf(mail).length === 1, `A mail goes to ${receiversOf(mail)}`)
    mustBe(!/<img src=x/.test(String(mail.html)), `A mail shows somebody's text as HTML: ${mail.subject}`)
    mustBe(!/[\r\n]/.test(mail.subject ?? ''), `A mail's subject goes on in another line: ${mail.subject}`)
  }
  for (const path of ['/shop', '/search?q=cmd', '/hi/shop', '/api/v1/product/cards']) {
    const { text } = await ask({ path })
    mustBe(!/<img src=x onerror/.test(text) || path.startsWith('/api'), `${path} shows a name as HTML: ${INJECTION}`)
  }
}
