import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMessage } from './compose-message.ts'
import type { MailGateway } from './mail.ts'

const FROM = 'Likho <shop@likho.local>'

/** Instead of a mail server: each mail a file that any mail program opens. */
export function outboxGateway(folder: string): MailGateway {
  let opening: ReturnType<typeof openWriter> | undefined
  let making: Promise<unknown> | undefined
  return {
    send: async (mail) => {
      opening ??= openWriter()
      const { message } = await (await opening).sendMail(composeMessage(mail, FROM))
      making ??= mkdir(folder, { recursive: true })
      await making
      // A mail appears whole or not at all; sent again, it takes its own place. Codes are in it: for the owner's eyes.
      const unfinished = join(folder, `${mail.id}.part`)
      await writeFile(unfinished, message, { mode: 0o600, flush: true })
      await rename(unfinished, join(folder, `${mail.id}.eml`))
    },
    close: async () => {},
  }
}

/** Loaded with the first mail. */
async function openWriter() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}
