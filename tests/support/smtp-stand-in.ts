import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real mail server in this process that keeps what it gets, can refuse people, and can go away and come back. */
export async function smtpStandIn() {
  const mails: ParsedMail[] = []
  const refused = new Map<string, number>()
  let server = serverFor()
  await listen(0)
  const { port } = server.server.address() as AddressInfo

  function serverFor() {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      // Whoever still holds a connection is not waited for when it goes away.
      closeTimeout: 100,
      onRcptTo: ({ address }, _, done) => {
        const responseCode = refused.get(address)
        done(responseCode ? Object.assign(new Error(`<${address}> is not welcome`), { responseCode }) : null)
      },
      onData: (stream, _, done) => {
        simpleParser(stream).then((mail) => {
          mails.push(mail)
          done()
        }, done)
      },
    })
  }
  function listen(onPort: number): Promise<void> {
    return new Promise((resolve, reject) => {
      server.on('error', reject)
      server.listen(onPort, '127.0.0.1', resolve)
    })
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Answers this code to mails for the address; 0 takes it back. */
    refuse: (address: string, responseCode: number) => refused.set(address, responseCode),
    goAway: () => new Promise<void>((resolve) => server.close(resolve)),
    comeBack: () => {
      server = serverFor()
      return listen(port)
    },
  }
}
