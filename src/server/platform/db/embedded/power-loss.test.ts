import { copyFileSync, cpSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { DurableFS } from './durable-fs.ts'
import { createPglite } from './open-embedded.ts'

type Node = { name: string; parent: Node; mode: number }
type Layer = {
  realPath: (node: Node) => string
  node_ops: {
    mknod: (parent: Node, name: string, mode: number, dev: number) => Node
    rename: (node: Node, folder: Node, name: string) => void
    unlink: (parent: Node, name: string) => void
  }
  stream_ops: { fsync?: (stream: { node: Node }) => number }
}

/** What a disk has when the power goes, at worst: names as they are, and of each file what was in it at its last sync. */
class DiskUnderneath extends DurableFS {
  survives: ((path: string) => string) | undefined

  override async init(...given: Parameters<DurableFS['init']>): ReturnType<DurableFS['init']> {
    const made = await super.init(...given)
    made.emscriptenOpts.preRun?.push((module: unknown) => this.watch((module as { NODEFS: Layer }).NODEFS))
    return made
  }

  private watch({ node_ops, stream_ops, realPath }: Layer): void {
    const { mknod, rename, unlink } = node_ops
    const { fsync } = stream_ops
    node_ops.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev)
      if ((mode & 0o170000) === 0o100000) this.onDisk(realPath(node), (path) => writeFileSync(path, ''))
      return node
    }
    node_ops.rename = (node, folder, name) => {
      const from = realPath(node)
      rename(node, folder, name)
      this.onDisk(from, (path) => renameSync(path, this.survives?.(join(realPath(folder), name)) ?? ''))
    }
    node_ops.unlink = (parent, name) => {
      unlink(parent, name)
      this.onDisk(join(realPath(parent), name), (path) => rmSync(path, { force: true }))
    }
    if (!fsync) return
    stream_ops.fsync = (stream) => {
      const isFile = (stream.node.mode & 0o170000) === 0o100000
      if (isFile) this.onDisk(realPath(stream.node), (path) => copyFileSync(realPath(stream.node), path))
      return fsync(stream)
    }
  }

  private onDisk(path: string, change: (path: string) => void): void {
    if (this.survives) change(this.survives(path))
  }
}

test.skipIf(onRealPostgres)('what was committed is there after a power loss', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'likho-power-'))
  const [running, disk] = [join(folder, 'running'), join(folder, 'disk')]
  await mkdir(running)
  const fs = new DiskUnderneath(running)
  const loadDataDir = await openAsBlob(inject('embeddedSnapshot'))
  const shop = await createPglite({ fs, loadDataDir })
  await shop.exec('create table sold (id integer primary key); checkpoint')
  cpSync(running, disk, { recursive: true })
  fs.survives = (path) => disk + path.slice(running.length)
  for (let id = 1; id <= 60; id += 1) {
    await shop.query('insert into sold values ($1)', [id])
    if (id === 30) await shop.exec('checkpoint')
  }
  fs.survives = undefined

  const after = await createPglite({ dataDir: disk })
  const { rows } = await after.query<{ sold: number }>('select count(*)::integer as sold from sold')
  expect(rows).toEqual([{ sold: 60 }])
  await Promise.all([after.close(), shop.close()])
  await rm(folder, { recursive: true, force: true })
})
