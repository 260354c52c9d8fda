/** The words that most leaked passwords are made of. With digits or signs round them they are as easy to guess. */
const WORDS = `
password passwort passw0rd p@ssword p@ssw0rd pa55word passcode letmein login welcome admin administrator root user guest
test testing temp changeme default master secret iloveyou loveyou ilove love lovely mylove hello hellokitty sunshine
princess dragon monkey football baseball basketball soccer hockey cricket superman batman spiderman ironman starwars
pokemon pikachu naruto minecraft fortnite roblox shadow michael jennifer jessica jordan daniel andrew joshua matthew
anthony robert thomas charlie ashley nicole hunter ranger buster killer soldier computer internet google facebook
instagram whatsapp youtube samsung nokia android iphone apple windows microsoft linkedin twitter amazon flipkart gmail
yahoo hotmail rediff qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb
zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa asdasd qweasd qweasdzxc qweqwe
india indian bharat hindustan mumbai delhi newdelhi bombay kolkata chennai bangalore bengaluru hyderabad pune jaipur
lucknow kerala punjab gujarat tamilnadu maharashtra jaihind vandemataram jaishreeram jaishriram jaimatadi omnamahshivaya
omsairam sairam saibaba krishna radhakrishna hanuman ganesh ganpati shiva mahadev durga lakshmi sachin dhoni virat kohli
rohit salman shahrukh priyanka deepika katrina rahul priya pooja neha anjali sweety sweetheart babu jaanu jaan bestfriend
friends friend family mother father mummy papa mommy daddy brother sister forever always blessed freedom flower rainbow
butterfly angel angels diamond golden silver summer winter spring autumn january february march april june july august
september october november december monday tuesday wednesday thursday friday saturday sunday samurai phoenix tigger
mustang ferrari mercedes porsche harley yamaha honda bajaj pulsar liverpool arsenal chelsea barcelona realmadrid
manchester juventus ronaldo messi lakers cowboys yankees access trustno ncc whatever nothing something anything qwerasdf
matrix merlin cookie chocolate cheese banana orange pepper ginger purple yellow green black white blue midnight thunder
lightning stealth cooper jasper bailey maggie snoopy garfield tinkerbell mickey minnie donald simpsons austin dallas
london paris newyork america canada australia pakistan bangladesh nepal server oracle mysql postgres database network
office company business manager employee student teacher school college university engineer doctor stationery likho
notebook pencil shopping customer seller superadmin sysadmin support service security private public demo sample example
`
  .trim()
  .split(/\s+/)

const common = new Set(WORDS)

/** Rows of keys and runs of signs; any stretch of one, forwards or backwards, is a well-known password. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]
const WELL_KNOWN = new Set(
  `
1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 a1b2c3d4 a1b2c3d4e5 1a2b3c4d abcd1234 1234abcd abc12345
12341234 11223344 1122334455 123123123 12312312 147258369 147852369 741852963 789456123 159357159 159753456 31415926 12344321
1234554321 87654321 98765432 11112222 12121212 13131313 10203040 1020304050 100200300 1234qwer qwer1234 qwerty12 q1q1q1q1 asdf1234
zxcv1234 aa123456 a1234567 a12345678 a123456789 123456aa 12345678a 123456789a 1234567a 123456abc abc123456 abcabcabc iloveyou2
trustno1 letmein1 passw0rd1 p4ssw0rd pa$$word pa$$w0rd p@$$word p@$$w0rd adm1n123 welc0me1 qwe123qwe 123qweasd 123qwe123 1qaz1qaz
1q1q1q1q 1234567q q1234567 q12345678 x1234567 00000000 69696969 77777778 07070707 20202020 19191919 01012000 01011990 01012001
correcthorsebatterystaple thisispassword mypassword mypassword1 yourpassword newpassword nopassword passpass passpass1 loveme123
ilovegod jesus123 jesuschrist godisgreat godislove blink182 ncc1701d ncc1701e slipknot metallica nirvana1 eminem50 50cent50
`
    .trim()
    .split(/\s+/),
)

const reversed = (text: string) => [...text].reverse().join('')

/** Whether guessers try it early: a common word with trimmings, one sign repeated, or a run along the keyboard. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (WELL_KNOWN.has(text)) return true
  if (new Set(text).size <= 2) return true
  if (RUNS.some((run) => run.includes(text) || reversed(run).includes(text))) return true
  const bare = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  return common.has(bare) || common.has(text) || isDoubled(bare)
}

/** passpass, indiaindia */
function isDoubled(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return text.length % 2 === 0 && half + half === text && common.has(half)
}
