-- How shoppers in India call things: Hinglish, Hindi, everyday English, brands, occasions. `means, means = term, term; …`
-- What stands before the sign is what is looked for; nothing there: the words say nothing by themselves.
insert into synonyms (term, means, role)
select distinct on (1, 2) search_text(term), trim(meaning), role
from (values
  -- Other names.
  ('same', '
    notebook = kaapi, kapi, copy, copies, kopi, rough copy, exercise book, abhyas pustika, कॉपी, कापी, नोटबुक, अभ्यास पुस्तिका; spiral notebook = spiral copy, spiral book, spiral pad; maths notebook = math copy, maths copy, maths book, square copy, ganit copy, गणित कॉपी;
    four line notebook = english copy, four line copy, cursive copy; register = khata, khaata, rajister, खाता, रजिस्टर; ledger = khata, bahi, bahikhata, bahi khata, hisab, hisaab, account copy, बही, बहीखाता, हिसाब; diary = dayri, daayri, dairy, roznamcha, planner, डायरी;
    journal = bullet journal, dotted journal, personal diary; book = kitab, kitaab, pustak, pustika, किताब, पुस्तक; paper = kagaz, kagaj, kaagaz, kaagaj, panna, sheet, sheets, कागज, कागज़, काग़ज़, पन्ना;
    copier paper = xerox paper, photocopy paper, copy paper, printer paper, print paper, printing paper, a4 sheet, a4 sheets, rim; answer sheet = exam sheet, exam paper, uttar pustika, test paper; chart paper = chart, project paper, चार्ट; graph = graph copy, graph book, graph paper, ग्राफ;
    drawing book = sketchbook, sketch book, art book, drawing copy, chitrakala, चित्रकला, ड्राइंग; watercolour pad = painting pad, painting paper, painting book; reporter pad = notepad, note pad, rough pad, scribbling pad, pocket notebook, shorthand pad;
    sticky notes = stick notes, stick on notes, memo pad, parchi, chit, reminder notes, पर्ची; index flags = page markers, page marker, bookmark, bookmarks, flag tabs; flash cards = revision cards, cue cards, index cards; envelope = lifafa, lifafe, liphapha, लिफाफा, लिफ़ाफ़ा, लिफाफे;
    shagun envelopes = money envelope, gift envelope, shaadi lifafa, shagun lifafa; label = chippi, name slip, name slips, name sticker, naam parchi, चिप्पी, लेबल; pen = kalam, kalm, qalam, lekhani, कलम, क़लम, लेखनी, पेन; ball pen = ballpoint, ball point, dot pen, biro, use and throw pen;
    roller ball = rollerball; fountain pen = ink pen, nib pen, syahi pen, स्याही पेन; sketch pen = felt pen, felt tip, felt tips, colour pen, colour pens, color pens, स्केच पेन; brush pens = brush lettering, lettering pens; pencil = pensil, lead pencil, पेंसिल, पेन्सिल, पैंसिल;
    mechanical pencil = pen pencil, clutch pencil, lead pen, auto pencil; colour pencils = pencil colour, pencil colours, pencil color, pencil colors, rang pencil; crayon = mom rang, mom colour, wax colour, wax color, मोम रंग, क्रेयॉन; pastel = oil colour, oil color, पेस्टल;
    highlighter = text marker, text liner, हाइलाइटर; whiteboard marker = board marker, board pen, whiteboard pen, white board marker; permanent marker = pakka marker, cd marker; marker = मार्कर; correction pen = whitener, whitner, white fluid, correction fluid, white ink, white out, safeda;
    ink = syahi, siyahi, syaahi, roshnai, स्याही; ink bottle = davat, dawat, dawaat, दवात; refill = rifil, rifill, रिफिल; calligraphy = sulekh, sundar likhai, सुलेख; brush = kuchi, koochi, tulika, कूची, तूलिका, ब्रश;
    colour = color, colors, colored, coloured, rang, rangeen, rangin, colourful, colorful, रंग, रंगीन; watercolour = watercolor, water color, water colour, jal rang, paint, painting; eraser = rabar, rabbar, rabad, rubber, mitane wala, रबर, रबड़, इरेज़र;
    sharpener = shapner, sharpner, chhilni, chilni, pencil cutter, छीलनी, शार्पनर; scissors = kainchi, kaichi, qainchi, kenchi, कैंची, कैंचि; glue = gond, gum, lei, adhesive, paste, गोंद, गम; glue stick = gum stick, glue tube, stick gum; tape = phita, टेप, फीता;
    adhesive tape = sticky tape, transparent tape, packing tape, chipkane wali tape; ruler = patri, patari, scale, futta, foota, foot ruler, paimana, पटरी, फुट्टा, स्केल, पैमाना; scale = ruler, patri, patari, futta, foota, paimana, पटरी, फुट्टा, स्केल, पैमाना;
    geometry box = parkar, prakar, compass, compass box, instrument box, maths box, protractor, divider, chanda, set square, परकार, प्रकार, चांदा, चाँदा; stapler = stepler, stapler machine, pin machine, स्टेपलर;
    staples = stapler pin, stapler pins, stepler pin, staple pin, staple pins, pin, pins; push pins = pin, pins, thumb pin, thumb pins, board pin, board pins, drawing pin, drawing pins, thumbtack, thumb tack, alpin, all pin, आलपिन, पिन;
    paper clip = gem clip, gem clips, u pin, u clip, chimti, चिमटी; punch = punching machine, hole machine, chhed machine, पंच; cutter = chaku, chaaku, paper knife, paper cutter, blade, चाकू, कटर; pen stand = pen holder, pencil stand, pencil holder, pen box;
    organiser = organizer, desk caddy, caddy; clipboard = exam board, clip board, writing board, exam pad, pariksha pad; whiteboard = white board, safed board, वाइटबोर्ड; cork board = notice board, pin board, soft board, bulletin board, suchna patt;
    board = blackboard, black board, shyampatt, श्यामपट्ट, बोर्ड; file = fail, faail, misil, फाइल, फ़ाइल; folder = foldar, plastic folder, फोल्डर, फ़ोल्डर; ring binder = ring file, ring folder; display book = display file, certificate file, certificate folder, clear book;
    report cover = stick file, project file; expanding = accordion file, accordion folder; document bag = document holder, document folder, document file, documents bag, my clear bag; visiting card = business card, business cards;
    id card holder = identity card, id badge, badge holder, icard, i card, lanyard; storage box = carton, peti, file box; dividers = separator, separators, file separator; rack = letter tray, paper tray, file tray, tray; bag = basta, thaila, thela, jhola, jhole, बस्ता, थैला, झोला, बैग;
    tote bag = carry bag, shoulder bag, cloth bag, kapde ka thaila, jhola, झोला; pouch = thaili, batua, थैली, पाउच; pencil pouch = pencil case, pencil box, pencil bag, zip pouch; box = dabba, dibba, dibbi, डिब्बा, डब्बा, बॉक्स;
    lunch box = lunchbox, tiffin, tiffin box, dabba, lunch dabba, khane ka dabba, टिफिन, डिब्बा, डब्बा; tiffin = lunch box, lunchbox, dabba, टिफिन, डब्बा; bottle = botal, bottal, botle, flask, बोतल; water = pani, paani, पानी; cup = pyala, pyaala, mug, kap, प्याला, कप;
    tumbler = gilas, glass, travel mug, गिलास; cutlery = chammach, spoon, spoons, fork, chamach, चम्मच; slate = takhti, patti, silet, तख्ती, तख़्ती, स्लेट; chalk = khadiya, chaak, chok, खड़िया, चॉक; plantable = seed pencil, beej pencil, plant pencil;
    reusable = eco, ecofriendly, green product, rewritable, erasable; bamboo = baans, bans, बांस; jute = patsan, जूट; steel = stil, स्टील; calculator = ganak, calci, calc, hisab machine, कैलकुलेटर, गणक; pen drive = pendrive, usb stick, usb drive, flash drive, thumb drive, पेन ड्राइव;
    microsd card = memory card, sd card, mobile card; stylus = touch pen, tab pen, tablet pen; power bank = powerbank, portable charger, battery bank; cable = taar, wire, charging wire, charger wire, data cable, charger, तार; usb c = type c, c type;
    lamp = table light, desk light, study light, light, batti, बत्ती, लैंप; clock = ghadi, ghari, alarm, घड़ी; laminator = lamination machine, lamination; shredder = shredding machine, paper cutting machine; label maker = label printer, sticker machine, labelling machine;
    lcd writing pad = lcd slate, digital slate, magic slate, writing tablet, digital pad, e slate, electronic slate; keyboard = keybord, कीबोर्ड; mouse = maus, माउस; blue = neela, nila, neeli, nili, नीला, नीली; red = laal, lal, लाल; black = kaala, kala, kaali, kali, काला, काली;
    green = hara, hari, हरा, हरी; yellow = peela, pila, peeli, pili, पीला, पीली; white = safed, सफेद, सफ़ेद; pink = gulabi, गुलाबी; orange = narangi, नारंगी; brown = bhura, भूरा; grey = gray, sleti; long = lamba, lambi, लंबा, लंबी; jumbo = mota, moti, मोटा, मोटी;
    mini = chhota, chota, chhoti, choti, small, छोटा, छोटी; chhotu = chhota, chota, chhoti, choti, mini, small, छोटा, छोटी; gift = tohfa, uphar, uphaar, उपहार, तोहफा; kids = bachche, bacche, bachcha, baccha, bachchon, baccho, children, child, kid, baby, बच्चे, बच्चों, बच्चा;
    school = vidyalaya, pathshala, iskool, स्कूल, विद्यालय; office = daftar, ofis, दफ्तर, ऑफिस; exam = pariksha, imtihan, परीक्षा; ruled = line wali, lined, lines wali, रूल्ड; unruled = plain, blank, sada, saada, सादा; spiral = spiral bound, spring wali;
    ink bottle = ink, inks, syahi, siyahi, syaahi, roshnai, स्याही; ledger = बही खाता, khata book, hisab ki kitab, hisab kitab, accounts book, account register; adhesive tape = cello tape, cellotape, sellotape, selo tape, scotch tape, cellophane tape, tixo;
    sticky notes = post it, postit, post its; holder book = card album, visiting card album, card book; display book = album; cutter = knife, utility knife, box cutter, craft knife; glue = chipkane wala, chipkane wali, chipkane, craft glue, लेई;
    label = sticker, stickers, name tag, name tags, name labels; desk = table, tabel, mez; cable = mobile charger, phone charger, phone cable, mobile cable, charging cable; study lamp = reading lamp, reading light, padhne wali light;
    document bag = document pouch, zip folder, zip file, button folder, button bag; whiteboard = dry erase board; cup = coffee mug, coffee cup, tea cup, chai cup; register = attendance book, attendance register, visitor book, stock book;
    answer sheet = foolscap paper, fullscape paper, ruled paper, line paper, assignment paper, assignment sheets; envelope = cover letter, postal cover, courier cover, kraft cover; geometry box = geometry set, geometry kit, maths kit; laptop stand = laptop riser, laptop holder;
    usb hub = usb splitter, usb port, multi port; clock = timer, alarm clock, table clock; jumbo = thick, fat, mote; wooden = wood, lakdi, lakdi ka, लकड़ी; wood = wooden, lakdi, लकड़ी; glitter = chamkila, chamkile, chamkeela, sparkle, shiny;
    cotton = kapda, kapde, suti, cloth, fabric, कपड़ा, कपड़े; cloth = kapda, kapde, fabric, कपड़ा, कपड़े; four line = char line, chaar line, 4 line, चार लाइन; single line = ek line, 1 line, one line; square = chaukor, box wali, checked, check wali, chokor;
    scissors = kaatne, katne, kaatna, kaatne wala, katne wali, काटने; cutter = kaatne, katne, kaatna, kaatne wala, काटने; sharpener = chilne, chhilne, chheelne, chilne wala, छीलने; ruler = naapne, napne, naap, नापने; scale = naapne, napne, naap, नापने; eraser = mitane, mitana, मिटाने;
    ledger = hisab copy, hisaab copy, hisab ki copy, hisaab ki copy; long book = long notebook, long copy, long note book, lambi copy; hardbound journal = hardbound notebook, hard bound notebook, hardcover notebook; heavy duty = big, bada, badi, bade, bara, बड़ा, बड़ी;
    large = big, bada, badi, bade, bara, बड़ा, बड़ी; lcd writing pad = lcd tablet, drawing tablet, kids tablet, writing tab; staples = pin for stapler, pins for stapler, stapler ki pin, stapler ka pin, stapler ke pin; clear = transparent, see through; transparent = clear; two = 2; 2 = two;
    three = 3, teen, तीन; 3 = three, teen, तीन; four = 4, char, chaar, चार; 4 = four, char, chaar, चार; five = 5, paanch, panch, पांच, पाँच; 5 = five, paanch, panch, पांच, पाँच; 6 = six, chhe, छह; 8 = eight, aath, आठ; 10 = ten, das, दस; 12 = twelve, barah, dozen, बारह;
    black = kale, kaale, काले; blue = neele, nile, नीले; green = hare, हरे; yellow = peele, पीले; kids = bachon, bacchon, bachho, bachhon, bachchi, kiddo, kiddies, बच्ची;
    = size, sized, ka, ki, ke, ko, liye, lie, wala, wali, wale, vala, vali, aur, mein, chahiye, chaiye, dikhao, dikhaye, acha, accha, achha, acchi, sasta, sasti, saste, buy, price, prices, online, best, cheap, cheapest, good, kharidna, rate, daam, rs, rupees, under, shop, find, का, की, के, को, लिए,
    वाला, वाली, वाले, और, में, चाहिए, सस्ता, सस्ती, machine, combo, bundle, packet, packets, pkt, item, items, product, products, thing, things, stuff, type, types, kind, brand, company, quality, new, latest, original, branded, premium, fancy, stylish, trendy, aesthetic, cute, beautiful, nice, top,
    popular, suitable, proper, normal, simple, regular, please, pls, plz, want, need, needed, show, give, get, looking, search, available, sell, selling, order, shopping, india, indian, use, using, useful, person, people, someone, something, anything, room, home, ghar, suggest, recommend, used,
    keep, keeping, store, storing, carry, carrying, hold, holding, put, make, making, safe, old, hai, hain, ho, hota, koi, kuch, kya, kaun, kaunsa, kaunsi, konsa, konsi, sa, si, se, lena, lene, lenaa, dena, dedo, dijiye, batao, bataiye, milega, milegi, milta, jisme, jisse, jo, wo, ye, yeh, bhi,
    toh, thoda, bahut, naya, naye, nayi, nai, badhiya, badiya, mujhe, mera, meri, mere, hamare, hamara, apne, apna, apni, aap, aapke, aapka, aapki, tumhare, paas, pass, yahan, waha, pe, par, me, mei, le, jane, jaane, chahie, chahye, likhne, likhna, likhe, rakhne, rakhna, karne, banane, lagane,
    daalne, dalne, है, हैं, हो, कोई, कुछ, क्या, कौन, कौनसा, सा, सी, से, लेना, पर, ये, यह, वह, जो, भी, मुझे, मेरा, मेरी, अच्छा, अच्छी, अच्छे, नया, नई, नए, दिखाओ, लिखने, रखने, वास्ते
  '),
  -- Brands of other makers, with what they are known for.
  ('maker', '
    notebook = classmate, class mate, navneet, sundaram, youva, paperkraft, bilt, saraswati; pencil = apsara, nataraj, natraj, doms; ball pen = reynolds, cello, linc, pentonic, trimax, montex, rotomac, rorito, lexi, flair, hauser, unomax, win pen, elkos, bic, butterflow, gripper;
    roller ball = uniball, uni ball, pilot, pentel, v5, v7, vball; fountain pen = parker, lamy, waterman, sheaffer, montblanc, mont blanc, jinhao, platinum, sailor; colour pencils = faber castell, fabercastell, faber, staedtler, prismacolor, camlin, camel, kokuyo, kokuyo camlin, camlin kokuyo;
    crayon = crayola, rangeela; highlighter = luxor, stabilo; permanent marker = sharpie, artline, snowman; brush pens = tombow, sakura, copic, brustro, zig; glue = fevicol, fevi, pidilite, fevikwik, fevi kwik, feviquick, fevibond, elmers, kores;
    glue stick = fevistick, fevi stick, fevistik, uhu, pritt, amos; correction pen = tipex, tippex, tip ex; adhesive tape = scotch, wonder tape; scissors = maped, munix; stapler = kangaro, kangaroo, max stapler;
    copier paper = jk, jk copier, jk easy, jk paper, xerox, double a, paperone, paper one, century, tnpl, bilt copy power, copy power; journal = moleskine, leuchtturm, matrikas, factor notes; calculator = casio, orpat, citizen, texas instruments;
    water bottle = milton, borosil, tupperware, signoraware, cello h2o, pigeon, prestige, vaya, nalgene, klean kanteen, camelbak; pen drive = sandisk, san disk, kingston, transcend, strontium, hp, sony, toshiba, samsung, seagate, lexar;
    mouse = logitech, dell, lenovo, zebronics, portronics, quantum, iball, amkette; power bank = ambrane, syska, urbn, anker, croma; lamp = philips, wipro, havells, bajaj, pigeon lamp; file = solo, bindermax, worldone, world one, rexel, leitz, deli
  '),
  -- What suits an occasion, a purpose or a person.
  ('use', '

    gift box, fountain pen, calligraphy, journal, diary, brush pens, glitter pens, pen stand, tumbler, water bottle, tote bag, pencil roll, bamboo pens, plantable pencils = gift, gifts, gifting, present, birthday, birthday gift, bday, janamdin, janmdin, anniversary, farewell, return gift, return
    gifts, diwali, diwali gift, rakhi, teachers day, teacher gift, corporate gift, tohfa, tohfe, uphar, उपहार, तोहफा, जन्मदिन; shagun envelopes = wedding, marriage, shaadi, shadi, vivah, shagun, shagan, शादी, विवाह, शगुन, wedding gift, cash gift, paisa, paise, पैसे;
    exam pad, gel pen, ball pen, answer sheet, geometry box, calculator, flash cards = exam, exams, examination, board exam, board exams, test, pariksha, imtihan, entrance, upsc, ssc, neet, jee, परीक्षा, इम्तिहान;
    highlighter, flash cards, sticky notes, index flags = revision, revise, self study, notes making, note making;
    colour pencils, crayon, sketch pens, oil pastels, drawing book, watercolour pad, origami paper, brush pens, drawing pencils, chart paper = art, arts, artist, artwork, drawing, sketching, painting, colouring, coloring, chitrakari, drawing kit, art kit, art set, art supplies, drawing competition,
    painting competition, hobby, रंग भरने, चित्र, चित्रकारी, पेंटिंग; colour pencils, crayon, sketch pens, oil pastels = rang, colours, colors, colour, color, rang bharne, रंग;
    origami paper, chart paper, craft glue, glue stick, scissors, colour paper, sketch pens = craft, crafts, diy, scrapbook, scrapbooking, handicraft, best out of waste, school project, model making, decoration, सजावट;
    brush pens, calligraphy = lettering, hand lettering, brush calligraphy, sulekh, title writing, heading writing; journal, brush pens, sticky notes, glitter pens, diary = journaling, bullet journaling, bujo, scrap, diary writing, journalling;
    chart paper, report cover, graph pad, spring file, cobra file, ring binder = project, projects, practical, practicals, assignment, assignments, प्रोजेक्ट; report cover, spring file, cobra file, ring binder, display book = project file, practical file, submission, thesis, synopsis;
    display book, document bag, expanding file, clear folder, presentation binder = certificate, certificates, marksheet, marksheets, mark sheet, degree, documents, document, resume, cv, interview, passport, aadhaar, aadhar, important papers, kagzat, papers, प्रमाणपत्र;
    ledger, calculator, bill wallet, long register, box file = accounts, accounting, accountant, hisab, hisaab, gst, dukaan, dukan, kirana, business, bills, bill, receipt, receipts, invoice, cash, udhaar, दुकान, बिल;
    water bottle, lunch box, pencil pouch, geometry box, single line notebook, name labels, pencils = school, school kit, back to school, school start, new session, student, students, vidyarthi, pathshala, छात्र, विद्यार्थी;
    five subject notebook, scientific calculator, gel pen, highlighter, pen drive, lamp, planner = college, university, campus, semester, कॉलेज;
    desk lamp, study lamp, study clock, water bottle, tumbler, desk organiser, power bank, cork board, coffee cup, whiteboard = hostel, hostel room, hostel life, pg, dorm, dorm room, study room;
    study lamp, desk lamp, study clock, sticky notes, highlighter = study, studies, studying, reading, padhai, padhna, padhne, padhai ke, पढ़ाई, पढ़ने;
    stapler, desk organiser, pen stand, box file, file rack, sticky notes, copier paper, paper clips, desktop calculator, punch = office, workplace, daftar, desk setup, work desk, workspace, work from home, wfh, ऑफिस, दफ्तर;
    water bottle, tumbler, power bank, cutlery set, tote bag, pencil pouch = travel, travelling, traveling, trip, journey, safar, yatra, camping, picnic, gym, सफर, यात्रा; lunch box, tiffin, cutlery set = lunch, food, khana, khane, meal, meals, kitchen, खाना, खाने;
    tote bag = grocery, groceries, sabzi, vegetable, vegetables, shopping bag, sabji; whiteboard, whiteboard marker, chalk, register, red pen = teacher, teachers, classroom, teaching, tuition, coaching, blackboard work, शिक्षक, अध्यापक;
    lcd writing pad, study lamp, laptop stand, keyboard, mouse, usb hub = online class, online classes, zoom, laptop work; copier paper = printer, printers, printing, print, photocopy, photostat, xerox machine, प्रिंटर;
    diary, planner = new year, naye saal, naya saal, nav varsh, schedule, daily plan, planning, नया साल, नए साल;
    scientific calculator, graph pad, mechanical pencil, geometry box, steel ruler = engineering, engineer, engineers, btech, b tech, polytechnic, architecture, architect, diploma, iit, इंजीनियरिंग;
    square ruled, geometry box, calculator, graph pad = maths, math, mathematics, ganit, trigonometry, algebra, statistics, गणित;
    bamboo pens, plantable pencils, jute, steel water bottle, reusable notebook, rice husk cup = eco, eco friendly, ecofriendly, environment, environment friendly, sustainable, plastic free, zero waste, paryavaran, biodegradable, recycled, पर्यावरण;
    crayon, jumbo pencils, sketch pens, kids, colour pencils, slate, drawing book = kids, kid, children, child, toddler, toddlers, small children, small kids, little kids, baby, bachche, bacche, bachcha, baccha, bachchon, bachon, bacchon, baccho, bachche ke, chote bachche, chhote bachche, chhote
    bacche, beginner, beginners, बच्चे, बच्चों, बच्चा;
    jumbo pencils, hb pencils, crayon, slate, four line notebook, square ruled notebook, kids scissors, drawing book, sketch pens, name labels = nursery, playschool, play school, preschool, pre school, kindergarten, kg, lkg, ukg, l kg, u kg, pre primary, anganwadi, class 1, class 2, नर्सरी;
    four line notebook, single line notebook, square ruled notebook, hb pencils, drawing book, colour pencils, geometry box = class 3, class 4, class 5, primary, primary school, primary class;
    single line notebook, geometry box, gel pen, ball pen, drawing book, graph pad = class 6, class 7, class 8, middle school, high school;
    single line notebook, graph pad, geometry box, gel pen, long register, answer sheet, spiral notebook = class 9, class 10, class 11, class 12, senior secondary, higher secondary, inter, intermediate, matric
  '),
  -- What people look for in every shop, and find in others.
  ('elsewhere', '
    = mobile, mobiles, phone, phones, smartphone, telephone, iphone, redmi, realme, oppo, vivo, oneplus, nokia, motorola, ipad, macbook, airpods, earphone, earphones, earbuds, headphone, headphones, headset, speaker, speakers, television, tv, camera, webcam, laptop, laptops, computer, monitor,
    router, wifi, printer, projector, toner, printer ink, printer cartridge, ink cartridge, hard disk, hard drive, ssd, ram, smartwatch, smart watch, watch, watches, wrist watch, wristwatch, sim, sim card, battery, batteries, inverter, bulb, bulbs, tube light, fan, cooler, heater, fridge,
    refrigerator, washing machine, mixer, iron box, geyser, induction, microwave, oven, shoe, shoes, sandal, sandals, chappal, slipper, slippers, sock, socks, shirt, shirts, tshirt, t shirt, pant, pants, jeans, trouser, dress, frock, saree, sari, kurta, kurti, lehenga, dupatta, jacket, sweater,
    hoodie, coat, raincoat, uniform, cap, hat, belt, tie, scarf, shawl, underwear, bra, clothes, clothing, jewellery, jewelry, earring, earrings, necklace, bracelet, bangles, silver coin, sunglasses, goggles, purse, handbag, hand bag, suitcase, trolley bag, luggage, umbrella, chhata, chata,
    chhatri, chatri, छाता, छतरी, lipstick, makeup, make up, kajal, mascara, eyeliner, nail polish, nail paint, nail, nails, nail cutter, foundation, perfume, deodorant, deo, shampoo, soap, sabun, conditioner, hair, hair oil, hair clip, hair brush, comb, kangha, facewash, face wash, face, cream,
    lotion, sunscreen, toothbrush, tooth brush, toothpaste, tooth paste, razor, trimmer, shaving, sanitizer, sanitiser, mask, masks, medicine, medicines, dawai, dava, bandage, thermometer, diaper, diapers, condom, rice, chawal, dal, atta, flour, sugar, cheeni, namak, salt, tea, chai patti, chai,
    coffee powder, coffee beans, milk, doodh, biscuit, biscuits, chocolate, chocolates, candy, toffee, cake, bread, butter, paneer, egg, eggs, chicken, mutton, fish, fruit, fruits, apple, mango, banana, vegetable oil, cooking oil, ghee, masala, spices, noodles, maggi, pasta, pizza, burger, chips,
    namkeen, snacks, juice, cold drink, soda, beer, wine, cigarette, dry fruits, badam, kaju, honey, ice cream, toy, toys, khilona, khilone, doll, teddy, soft toy, puzzle, puzzles, lego, board game, board games, video game, game, games, ludo, chess, carrom, playing cards, uno, cricket, bat,
    football, foot ball, volleyball, basketball, badminton, racket, racquet, shuttlecock, tennis, hockey, cycle, bicycle, skates, skipping rope, yoga mat, dumbbell, dumbbells, treadmill, helmet, bike, car, scooter, tyre, engine oil, petrol, chair, kursi, sofa, bed, mattress, gadda, pillow, takiya,
    bedsheet, bed sheet, bedsheets, blanket, kambal, curtain, curtains, parda, carpet, towel, towels, tauliya, almirah, cupboard, wardrobe, furniture, study table, computer table, dining table, bookshelf, book shelf, mirror, bucket, balti, broom, jhadu, mop, pocha, dustbin, dust bin, detergent,
    washing powder, phenyl, harpic, toilet, toilet paper, tissue, tissue paper, napkin, napkins, paper plate, paper plates, paper cup, paper cups, plate, plates, thali, kadhai, cooker, pressure cooker, tawa, frying pan, gas, stove, lighter, matchbox, candle, candles, agarbatti, incense, diya,
    hammer, screwdriver, drill, drill machine, nut bolt, screw, screws, paint bucket, wall paint, asian paints, ladder, rope, padlock, tala, cement, pipe, tap, glue gun, hot glue gun, soldering, sewing machine, sewing, needle, sui, dhaga, thread, wool, knitting, paint brush, paintbrush, painting
    brush, paint brushes, brush set, acrylic, acrylic paint, acrylic colours, poster colour, poster colours, fabric paint, canvas board, easel, palette, rangoli, gulal, powder, clay, slime, spray paint, ncert, textbook, text book, textbooks, guide book, guidebook, novel, novels, storybook, story
    book, story books, comic, comics, magazine, newspaper, akhbar, encyclopedia, dictionary, atlas, calendar, wall calendar, table calendar, bible, gita, tablet, tablets, duster, mouse pad, mousepad, desk mat, paper weight, paperweight, rubber band, rubber bands, office desk, study desk, computer
    desk, guitar, piano, harmonium, tabla, flute, kindle, photo, photos, photo frame, picture frame, globe, microscope, telescope, school bag, schoolbag, school bags, backpack, back pack, rucksack, laptop bag, college bag, trolley, stamp pad, rubber stamp, stamp, balloon, balloons, gift wrap,
    wrapping paper, gift wrapping paper, birthday card, greeting card, greeting cards, wedding card, gift card, gift voucher, plant, plants, flower, flowers, bouquet, pot, gamla, seeds, fertilizer, dog, cat, pet, dog food, fish tank, flight, hotel, ticket, tickets, insurance, loan, recharge,
    electricity bill, job, jobs
  ')
) as given (role, entries),
  lateral regexp_split_to_table(regexp_replace(entries, '\s+', ' ', 'g'), ';') as entry,
  lateral regexp_split_to_table(split_part(entry, '=', 1), ',') as meaning,
  lateral regexp_split_to_table(split_part(entry, '=', 2), ',') as term
where search_text(term) <> trim(meaning)
order by 1, 2, array_position(array['same', 'maker', 'use', 'elsewhere'], role);

-- A colour that is called one: laal rang, red colour.
insert into synonyms (term, means)
select distinct search_text(name || ' ' || colour), means
from (
  select means, term as name from synonyms
    where role = 'same' and means in ('blue', 'red', 'black', 'green', 'yellow', 'white', 'pink', 'orange', 'brown', 'grey')
  union select name, name from unnest(array['blue', 'red', 'black', 'green', 'yellow', 'white', 'pink', 'orange', 'brown', 'grey']) as name
) as colours, unnest(array['colour', 'color', 'coloured', 'rang', 'रंग']) as colour
on conflict do nothing;
