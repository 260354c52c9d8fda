import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { untilWorks } from '#tests/support/until-works.ts'
import { PATH } from './packages.ts'

const PLACES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** As docs/operations.md has it, but for the addresses of the visitors: here they are believed, since one machine plays all. */
const settingsOf = (folder: string, port: number, shops: readonly number[]) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${PLACES.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n  ')}
  upstream likho {
    least_conn;
    ${shops.map((shop) => `server 127.0.0.1:${shop} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 50m;
    location / {
      proxy_pass http://likho;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 2s;
      proxy_read_timeout 120s;
      proxy_buffering off;
      proxy_next_upstream error timeout;
    }
  }
}
`

/** In front of the shops at these ports, whether or not they are open. */
export async function startNginx(shops: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'likho-nginx-'))
  const [port, file] = [await freePort(), join(folder, 'nginx.conf')]
  await writeFile(file, settingsOf(folder, port, shops))
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log'), '-p', folder], {
    env: { PATH },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await untilWorks(() => fetch(address), 10_000)
  return {
    address,
    pid: child.pid,
    /** When all were away it sends nobody to any of them until the time that it waits after a failure is over. */
    assertSends: async () => {
      const { status } = await fetch(`${address}/readyz`)
      if (status !== 200) throw new Error(`nginx answers ${status}`)
    },
    /** What went wrong, by its own account. */
    log: () => readFile(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
