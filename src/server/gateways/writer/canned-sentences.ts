import type { Category } from '#contract/catalog/category.ts'

type Canned = {
  /** "Our range of …". */
  shelf: string
  place: string
  /** True of everything in the category, whether one thing or many. */
  uses: readonly string[]
}

const STATIONERY: Canned = {
  shelf: 'stationery',
  place: 'on your desk or in your bag',
  uses: [
    'Good stationery has a quiet way of making work easier: it is there when it is needed and out of the way when it is not.',
    'Students, teachers, offices and households all lean on such things every day, mostly without a second thought.',
    'Think of how often and in which place the need arises, and choose size and number to suit.',
    'A fixed place on the desk or in the bag saves more time than any clever system.',
    'Buying for a class or a whole office is easier when one list holds everything and one parcel brings it.',
    'Small things make good presents too: useful, easy to wrap and never out of season.',
    'Keep stationery dry and out of the midday sun, and it will be at its best when you want it.',
    'People who like their tools take better care of them, and that shows in the work.',
  ],
}

const BY_CATEGORY: Record<Category, Canned> = {
  Writing: {
    shelf: 'writing instruments',
    place: 'in a pencil case, a pen stand or a coat pocket',
    uses: [
      'Many people find that what they write by hand stays with them longer, and it needs neither a charger nor a network.',
      'Students reach for such things from the first bell to the last, for class work, diagrams, rough sums and revision.',
      'In an office there is always a form to fill, a page to mark or a message to leave on a colleague’s desk.',
      'At home there are shopping lists, telephone messages, household accounts and birthday cards to be written.',
      'Keep writing things where you work as well as in your bag, and you will not have to borrow one when it matters.',
      'A tidy hand is mostly a matter of taking your time, and of liking what you hold.',
      'For examinations, pack two of whatever you rely on: a spare weighs little and saves a great deal of worry.',
      'Those who draw, sketch or practise calligraphy know how much difference the right tool on the right paper can make.',
    ],
  },
  Paper: {
    shelf: 'paper products',
    place: 'on your desk or in your bag',
    uses: [
      'A clean page is an invitation: to plan a week, work out a sum, draft a letter or simply think with a pen in hand.',
      'Students fill pages with class notes, diagrams and revision, and teachers fill just as many with lessons and marks.',
      'In an office, paper still does what screens do badly: it can be spread out, signed, pinned up and passed around a table.',
      'At home there are lists to keep, recipes to copy, accounts to note down and drawings to be made on rainy afternoons.',
      'Before you order, compare the size and the ruling with the folders, covers or printer that you already use.',
      'Paper likes a dry, flat and shaded place, so a shelf inside a cupboard will keep it at its best through the monsoon.',
      'Put the date on what you write, and you will find next year what you noted down today.',
      'Those who write every day like to keep a little stock at hand, because the last sheet always goes at the wrong moment.',
    ],
  },
  DeskSupplies: {
    shelf: 'desk supplies',
    place: 'within easy reach on your desk',
    uses: [
      'A desk works best when everything has its place and nothing has to be looked for twice.',
      'Offices, schools and shop counters use such things many times a day, mostly without noticing, which is how it should be.',
      'At home a drawer with the right helpers in it saves many small searches, from wrapping a present to mending a torn page.',
      'Students who put a project together will be glad to have the right tool beside the paper, the glue and the deadline.',
      'Set aside a tray, a cup or a corner of the drawer, and putting things back becomes as easy as taking them out.',
      'With small children about, keep whatever is sharp, small or sticky out of their reach, as with any tool.',
      'In a shared room a label with your name on it helps borrowed things to find their way back.',
      'Whoever sets up a new desk often forgets the small things, and they are the first to be missed.',
    ],
  },
  Filing: {
    shelf: 'filing and storage',
    place: 'on the shelf, in the cupboard or in the bottom drawer',
    uses: [
      'Bills, certificates, mark sheets, warranty cards and letters have one thing in common: they are wanted in a hurry, years later.',
      'A system need not be clever to work; it only has to be simple enough that you still follow it in a busy week.',
      'Sort by year or by subject, write the label before the papers go in, and the rest will look after itself.',
      'Offices keep invoices, contracts and personnel papers in order this way, and an auditor who finds things at once leaves sooner.',
      'At home, one place for school papers, one for the bank and one for the house will cover most of what the post brings.',
      'Students who put their notes in order at the end of each week have half of the revision behind them before it begins.',
      'Please compare the size with the papers and the shelf that you have in mind before you order.',
      'Keep papers away from damp walls and direct sun, and they will outlast most of the things they are about.',
    ],
  },
  Reusable: {
    shelf: 'reusable products',
    place: 'in your bag, at your desk and in your daily round',
    uses: [
      'What serves many times over need not be bought, wrapped and thrown away each time.',
      'Small habits add up: one thing carried from home each day takes the place of a great many that would have ended in a bin.',
      'Schools and offices that want less waste often begin with the things that everybody touches every day.',
      'A quick clean after use and a dry place overnight will do much for anything that is meant to last.',
      'Put your name on what you carry to class or to work, so that it comes home with you in the evening.',
      'Children take to such things quickly once they have chosen a colour or a spot of their own.',
      'A good moment to change over is when the supply of throwaway things runs out, for then nothing goes to waste.',
      'Think first of where the use will be, at home, at school or on the way, and choose size and number to suit.',
    ],
  },
  TechStationery: {
    shelf: 'tech stationery',
    place: 'between the notebook and the keyboard',
    uses: [
      'Modern desks are half paper and half screen, and the things between the two make the day run smoothly.',
      'Students need figures worked out, notes carried over and papers at hand, often all in the same hour.',
      'In an office such helpers spare you a walk to another room, a second call or a search through old mails.',
      'Please compare the details in the specifications with the devices that you already own before you order.',
      'Keep electronics dry, out of the midday sun and away from the edge of the table, and they will thank you for it.',
      'At home a fixed place for such things, with cables rolled up and spare parts close by, saves many minutes of looking.',
      'Whoever works on the move will want to think of weight and size first, for a bag fills faster than one expects.',
      'When electronics reach the end of their life, hand them in for recycling instead of leaving them in the bin.',
    ],
  },
}

export const cannedSentences = (category: Category | undefined): Canned =>
  category ? BY_CATEGORY[category] : STATIONERY

/** What holds for every product of the shop. */
export const CLOSINGS = [
  'The picture and the specifications on this page tell what else there is to know.',
  'Reviews by other shoppers, where there are any, tell how things went in daily use.',
  'Choose how many you need, put them into the cart, and every charge is shown before you pay.',
  'Should a question stay open, the Helpdesk is there to answer it.',
]
