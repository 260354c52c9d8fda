import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMessage } from './compose-message.ts'
import type { MailGateway } from './mail.ts'

const OWNER_ONLY = { folder: 0o700, file: 0o600 }
const FROM = 'Likho <shop@likho.local>'

/** Instead of a mail server: each mail a file that any mail program opens. */
export function outboxGateway(folder: string): MailGateway {
  let opening: ReturnType<typeof openWriter> | undefined
  let making: Promise<unknown> | undefined
  return {
    send: async (mail) => {
      opening ??= openWriter()
      const { message } = await (await opening).sendMail(composeMessage(mail, FROM))
      making ??= makeFolder(folder)
      await making
      // A mail appears whole or not at all; sent again, it takes its own place. Codes are in it: for the owner's eyes.
      const unfinished = join(folder, `${mail.id}.part`)
      await writeFile(unfinished, message, { mode: OWNER_ONLY.file, flush: true })
      await rename(unfinished, join(folder, `${mail.id}.eml`))
    },
    close: async () => {},
  }
}

/** Who mails whom about what is for the owner's eyes too; also in a folder that was made with wider rights. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
  await chmod(folder, OWNER_ONLY.folder)
}

/** Loaded with the first mail. */
async function openWriter() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}
