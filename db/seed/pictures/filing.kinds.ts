import { cardHolder } from './filing/card-holders.ts'
import { clipFile, cobraFile } from './filing/clip-files.ts'
import { displayBook } from './filing/display-books.ts'
import { dividers } from './filing/dividers.ts'
import { documentBag } from './filing/document-bags.ts'
import { expandingFile } from './filing/expanding-files.ts'
import { fileFolder } from './filing/folders.ts'
import { labels } from './filing/labels.ts'
import { magazineHolder } from './filing/magazine-holders.ts'
import { fileRack } from './filing/racks.ts'
import { ringBinder } from './filing/ring-binders.ts'
import { boxFile, leverArch } from './filing/standing-files.ts'
import { storageBox } from './filing/storage-boxes.ts'
import type { Draw } from './paint.ts'

export const filingKinds = {
  'file-folder': fileFolder,
  'box-file': boxFile,
  'ring-binder': ringBinder,
  'document-bag': documentBag,
  'expanding-file': expandingFile,
  'display-book': displayBook,
  'card-holder': cardHolder,
  'magazine-holder': magazineHolder,
  'storage-box': storageBox,
  dividers,
  labels,
  'lever-arch': leverArch,
  'clip-file': clipFile,
  'cobra-file': cobraFile,
  'file-rack': fileRack,
} satisfies Record<string, Draw>
