// One text instead of an array of strings: a third smaller.
const words = `
  000000 0000000 00000000 007007 010101 010203 01020304 012345 0123456 01234567 0123456789 020202 098765 0987654
  09876543 0987654321 101010 10101010 102030 10203040 1029384756 110110 111000 111111 1111111 11111111 111222
  111222333 112211 112233 11223344 1122334455 11235813 113355 115599 119119 121212 12121212 121314 12131415 123000
  123123 123123123 123123a 123321 123412 12341234 1234321 12344321 123451 1234512345 123454321 123456 1234560 12345600
  123456123 123456123456 1234566 1234567 12345678 123456781 123456789 1234567890 1234567891 12345678910 123456789a
  123456789q 123456789z 12345678a 1234567a 1234567q 123456a 123456aa 123456abc 123456q 123456qwerty 12345a 12345q
  12345qwe 12345qwert 1234abcd 1234qwer 123654 123789 123987 123abc 123qwe 123qweasd 123qweasdzxc 123qwerty 12qwaszx
  131313 1314520 134679 135246 135790 135792468 142536 142857 143143 1435254 145236 147147 147258 147258369 147369
  147852 147852369 151515 159357 159753 159951 161616 171717 181818 191919 19283746 192837465 1a2b3c 1a2b3c4d
  1password 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qwerty 200000 202020 212121 222222
  222333 223344 232323 246810 2468101 252525 258258 258369 258456 262626 271828 272727 282828 292929 2wsx3edc 313131
  314159 3141592 31415926 321321 321654 321654987 323232 332211 333333 333666 335577 343434 345678 353535 363636
  369258 369258147 369369 373737 383838 393939 404040 414141 420420 424242 434343 444444 445566 454545 456123 456456
  456654 456789 456852 464646 474747 484848 494949 505050 50cent 515151 5201314 525252 535353 545454 555555 556677
  557799 565656 567890 575757 585858 595959 606060 616161 626262 636363 646464 654123 654321 654654 656565 666666
  666999 667788 676767 686868 696969 707070 717171 727272 741741 741852 741852963 747474 753159 753951 757575 7654321
  767676 777777 7777777 777888 778899 787878 789123 789456 789456123 789654 789654123 789789 797979 808080 818181
  828282 838383 848484 852147 852456 852852 852963 858585 868686 87654321 878787 888888 88888888 888999 898989 898998
  909090 919191 929292 939393 949494 951357 951753 951951 959595 963852 963852741 963963 969696 979797 987123 987321
  987456 987654 987654123 9876543 98765432 987654321 9876543210 989898 996633 998877 999000 999888 999999 a12345
  a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 aa12345678 aaaaaa aaaaaaa aaaaaaaa ab123456
  abababab abba1234 abc123 abc1234 abc12345 abc123456 abcabc abcd123 abcd1234 abcd12345 abcdabcd abcdef abcdef123
  abcdefg abcdefgh abcdefghi abrakadabra access access1 access123 access14 access99 acmilan adgangskode admin1 admin12
  admin123 admin1234 admin12345 admin@123 adminadmin administrateur administrator aik123 aik1891 aini1314 alexander
  alexander1 alexandra alexandre alexis alexis1 alskardig alskling always amanda amanda1 amanda123 america america1
  american amour1 amour123 amoureuse amoureux amours anders anders1 anders123 andrea andrea1 andreas andreas1
  andreas123 andrew andrew1 angel1 angel12 angel123 angela angelina angelito angelo angels anime1 anime123 anthony
  anthony1 antoine anything aout2024 apelsin apple1 apple123 apples april1 april123 aqwxsz aqwzsx aqwzsxedc arsenal
  arsenal1 arthur asasas asd123 asdasd asdasdasd asdf123 asdf1234 asdf12345 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl
  asdfghjklö asdfghjklöä asdqwe asdzxc ashley ashley1 assassin asterix asterix1 astrid audi123 august august1 austin
  austin1 australia automne autumn autumn1 azeqsd azeqsdwxc azerty azerty1 azerty12 azerty123 azerty1234 azerty12345
  azertyu azertyui azertyuiop azqsdf baby123 babyboy babyboy1 babydoll babyface babygirl babygirl1 bailey bailey1
  bajen1 bajen1915 bajs123 bajsbajs bajskorv bamse1 bamse123 banan1 banan123 banana banana1 bananas banane bandy123
  barbara barbie barbie1 barcelona barcelona1 barnen barnen1 baseball baseball1 basketball basketball1 bastavan bateau
  batman batman1 batman123 beatles beatles1 beautiful beautiful1 beauty beauty1 bebe12 bebe123 bella1 bella123 benfica
  benjamin benjamin1 berlin bichette bichon bienvenue bienvenue1 bigboy bigdaddy bigdog bigmac bilen1 bilen123 bisous
  bisous1 bisous123 bla123 blabar blabla blabla1 blabla123 blablabla black1 black123 blackie blackjack blackpink
  blavit blessed blessed1 blessing blink182 blomma blomma1 blomman blommor blommor1 blue123 bluesky blåbär blåvit
  bmw123 bonbon bonbons bonjour bonjour1 bonjour12 bonjour123 bonus123 bordeaux bordeaux33 boston boston1 brandon
  brandon1 brasil brazil breizh29 bretagne broncos brorsan brynas brynäs bts123 bts12345 btsarmy bubblegum bubbles
  bubbles1 bulldog bulldogs bullshit buster buster1 butik1 butik123 butiken butiken1 butter butterfly butterfly1
  bästavän båten1 cafe123 calin123 caline callofduty camaro camille camille1 camion canada canada1 canard candy1
  candy123 caramel caramel1 caroline caroline1 casino cassie cedric celtic cerise changeme changeme1 charles charles1
  charlie charlie1 charlie123 chaton chaton1 cheese cheese1 chef123 chefen chefen1 chelsea chelsea1 chelsea123 cheri1
  cherie cheriechérie cherry cherry1 cheval cheval1 chevaux chevaux1 chevrolet chevy1 chicago chicago1 chien1 chien123
  china1 chloe123 chocolat chocolat1 chocolate chocolate1 choklad choklad1 chouchou chouchou1 choupette choupinette
  christ1 christian christian1 christina christine christmas christophe christopher church chéri123 citroen citron
  claire clement cobra1 cochon cochon1 coffee coffee1 commando computer computer1 contrasena contraseña cookie cookie1
  cookie123 cookies corona corse2a corsica corvette coucou coucou1 coucou12 coucou123 counter counterstrike cowboy
  cowboy1 cowboys cristina crystal crystal1 cykel1 cykel123 cykeln dadada dalarna dallas dallas1 daniel daniel1
  daniel12 daniel123 danielle danmark danmark1 danse123 dator1 dator123 datorn datorn1 dauphin dauphin1 david1
  david123 dddddd december december1 decembre default default1 demon666 denmark dennis dennis1 destiny destiny1
  deutschland devil666 diablo diablo1 diablo2 diamond diamond1 dif1891 dimanche disney disney1 djurgarden djurgården
  doggie doggy1 dolphin dolphin1 dolphins donald donald1 doudou doudou1 doudou123 dragon dragon1 dragon12 dragon123
  dragonball dragonballz dragons drottning drummer drummer1 ducati décembre eagles eagles1 edward edward1 elephant
  elfsborg elisabeth elizabeth elizabeth1 emil123 emilie emilie1 eminem eminem1 eminem123 enfants england england1
  ericsson espana ete2024 etoile etoile1 etoiles everton everything facebook facebook1 facebook123 faith1 faith123
  falcon falcons falukorv familj familjen familjen1 famille famille1 family family1 family123 fanfan fanskit farfar
  farfar1 farjestad farmor farmor1 februari february fender ferrari ferrari1 fevrier fika123 fikafika finland finland1
  fiske123 fisken fisken1 fleur1 fleurs flicka flickan flower flower1 flower123 flowers football football1 football10
  football12 football123 footballeur forever forever1 forever21 fortnite fortnite1 fotboll fotboll1 fotboll12
  fotboll123 fotbollen fraise fraise1 framboise france france1 france98 francois fraternite fredag fredag1 fredrik
  fredrik1 fredrik123 freedom freedom1 friday friday13 friend friends friends1 friendship frodo1 frolunda fromage
  frölunda fuckyou fuckyou1 fågel1 gabriel gabriel1 gamer1 gamer123 gaming gandalf gandalf1 gangster garfield gateau
  genesis genesis1 george george1 germany gibson ginger ginger1 gitarr gitarr1 glassglass glädje godis1 godis123
  gogogo goku123 golden golden1 golfer golfing google google1 google123 gorilla goteborg gotland green1 green123
  greenday grenoble grenouille gryffindor gubben gubben1 guest1 guest123 guillaume guitar guitar1 guitare guitare1
  guitars gullet gulligt gulsvart gumman gumman1 gunner gurka1 gurka123 gurkan gustav gustav1 göteborg hahaha hahaha1
  hahahaha hallojsan hallon hallå1 hallå123 halo123 hammarby hammarby1 hamster handboll hannah hannah1 happiness
  happy1 happy123 harley harley1 harrypotter harrypotter1 haslo123 hast123 hastar hasten havet1 heather heather1
  heaven heaven1 heavenly hej123 hej1234 hej12345 hej123456 hejdå1 hejhej hejhej1 hejhej12 hejhej123 hejhejhej hejsan
  hejsan1 hejsan12 hejsan123 hejsansvejsan helgen hello1 hello12 hello123 hello1234 hellohello hellokitty helsingborg
  hemlig hemlig1 hemlig123 hemligheten hemligt hemligt1 henrik henrik1 hihihi hiver2024 hjarta hjärta hjärtat hobbit
  hockey hockey1 hockey123 hogwarts honda1 honda123 honey1 honey123 honeybee horse1 horse123 horses host2024 hosten1
  hotdog hotrod hulk123 hunden hunden1 hundvalp hunter hunter1 hunter12 hunter123 hunter2 huset1 häst123 hästar
  hästar1 hästen höst2023 höst2024 höst2025 hösten hösten1 ifkgoteborg ilovegod ilovehim ilovemyself iloveu iloveu2
  iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 india123 innebandy internet internet1 internet123
  iphone iphone1 ireland ironmaiden ironman isabella isabelle ishockey ishockey1 italia italia1 jackson jackson1
  jacques jagalskardig jaguar jaguar1 jagälskardig januari january janvier jasmine jasmine1 javlar jennifer jennifer1
  jeremie jeremy jerome jessica jessica1 jesus1 jesus123 jesuschrist jetaime jetaime1 jetaime123 jetaime2 jetaimefort
  joakim joakim1 jobbet jobbet1 johanna johanna1 johannes johnny johnny1 jonathan jonathan1 jonkoping jordan jordan1
  jordan12 jordan123 jordan23 jordgubbe joseph joseph1 joshua joshua1 jtaime jtm123 juillet julafton julgran julian
  julie123 julien julien1 jultomten justice justice1 justin justin1 justinbieber juventus jävlar kaffe123 kalle1
  kalle12 kalle123 kalleanka kanelbullar kanelbulle kanin1 kaninen kaninen1 karlek kassa1 kassa123 kassan kassan1
  katten katten1 kattunge kawasaki kevin1 kevin123 killen killen1 killer killer1 killer12 killer123 killers kisse1
  kisse123 kissekatt kissen kitten kittens kitty1 kitty123 klubben klubben1 knight knights kodeord kompis kompis1
  kompisar kontor kontor1 kontoret konung korven kottbullar kristian kristina kund123 kunden kungen kungen1 kärlek
  kärlek1 kärleken köttbullar lakers lakers1 lakers24 lalala lalalala lamborghini lapin1 lapinou lasse1 lasse123
  laurent laurent1 ledzep leksand leksand1 leopard letmein letmein! letmein1 letmein123 liberte liberte1 liberty
  licorne lightning lille123 lille59 lillebror linkedin linkin linkinpark linkoping linnea linnea1 lions1 liverpool
  liverpool1 lizard lkjhgf lkjhgfdsa login1 login123 lol123 lol12345 lolilol lolita lollipop lollol lolo123 lololo
  lolololol london london1 lordag losen123 losenord losenord1 losenord123 louise louise1 loulou loulou1 loulou12
  loulou123 love123 love1234 lovebug lovehate lovelove lovely lovely1 loveme loveme1 lover1 loverboy lovers loveyou
  loveyou1 lucia123 lucifer lucky1 lucky123 lucky13 lucky7 ludvig luigi1 lulea123 luleahf lumiere lundi123 lune123
  lycklig lycklig1 lyon1234 långstrump lördag lösen123 lösenord lösenord1 lösenord123 madeleine madonna madrid mafia1
  mafia123 maggie maggie1 magnus magnus1 maison maison1 maison123 malmo123 malmoff malmö123 mamama maman1 maman123
  mamanjetaime mamanpapa mamie1 mamie123 mamma1 mamma12 mamma123 mammamia mammaochpappa mammapappa manchester mandag
  manunited manutd mapuce march1 marcus marcus1 marcus123 margareta marguerite maria1 maria123 marianne marie1
  marie123 marine mario1 mario123 mars123 marseille marseille1 marseille13 martin martin1 martin123 martine master
  master1 master12 master123 masterkey mathias mathieu mathieu1 mathilde matilda matilda1 matrix matrix1 matthew
  matthew1 mattias mattias1 maurice maxime maxime1 maxmax maxwell mbappe medlem medlem1 medlem123 medlemskap melissa
  melissa1 mercedes mercedes1 merci1 merci123 merlin merlin1 metallica metallica1 mexico mexico1 michael michael1
  michelle michelle1 mickey mickey1 mickeymouse microsoft midnight midnight1 midsommar midsommar1 mikael mikael1
  minecraft minecraft1 minette minnie minou1 minou123 minouche misse123 mnbvcxz mobilen mobilen1 modo123 monaco
  monamour moncherie moncoeur monday monday1 monica monique monkey monkey1 monkey12 monkey123 monkeys montpellier
  moonlight morfar morfar1 mormor mormor1 morning motdepasse motdepasse1 motdepasse123 mouton muffin muffin1 mumin123
  mumintroll music1 music123 musik1 musik123 musique musique1 mustang mustang1 mylove mylove1 måndag måndag1 månen1
  nalle1 nalle123 nallepuh nanana nantes nantes44 napoleon naruto naruto1 naruto123 natalie nathalie nathan nathan1
  newyork newyork1 nice06 nicholas nicklas nicolas nicolas1 nicole nicole1 nihao123 niklas niklas1 ninja1 ninja123
  nintendo nirvana nirvana1 nissan nisse1 nisse123 nokia123 nokia6300 norge1 normandie norrkoping norrland norway
  nothing nothing1 nounours nounours1 november november1 novembre number1 numberone nutella nutella1 obelix october
  october1 octobre oiseau oktober oktober1 olivia olivia1 olivier olivier1 olle123 olympique omdroit onedirection
  onepiece onsdag orange orange1 ordi123 ordinateur orebro oscar1 oscar123 oskar1 p@ssw0rd p@ssword pa55w0rd pa55word
  packers panther panthers panthers1 papa123 papamaman papamaman1 papapa papillon papillon1 pappa1 pappa123 paris1
  paris123 paris1234 paris2024 paris75 paris75000 parola parool pascal pass123 pass1234 pass12345 pass123456 passkey
  passme passord passord1 passord123 passpass passport passw0rd passw0rd1 passwd password password! password0
  password01 password1 password11 password12 password123 password1234 password12345 password2 password3 password99
  passwords passwort passwort1 patricia patricia1 patrick patrick1 patrik patrik1 pauline peace1 peace123 peanut
  peanut1 pelle1 pelle123 penguin people pepper pepper1 person personal personal1 peugeot peugeot1 peugeot206 philippe
  phoenix phoenix1 pierre pierre1 pikachu pinkfloyd pippi1 pippi123 pirate pirates pizza1 pizza123 playboy playboy1
  player player1 playstation poang123 poisson poiuyt poiuytrewq pojken pokemon pokemon1 pokemon123 poker1 poker123
  pomme1 pommes ponny1 ponny123 porsche porsche1 potatis potatis1 poupette poäng123 prince prince1 prince123 princesa
  princess princess1 princess12 princess123 princesse princesse1 prinsessa prinsessa1 prinsessan printemps private
  provence psg123 puppies puppy1 pupuce purple purple1 pussel päron1 påsken q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5
  qaz123 qaz12345 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw qqqqqq qsdfgh qsdfghjklm queen1 queenie quentin qw123456
  qwe123 qwe123456 qweasd qweasdzxc qweqwe qwer1234 qwerqwer qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyu qwertyui qwertyuiop qwertyuiop123 qwertyuiopå qwertz qwertzuiop rabatt rabatt123 rabbit raceway
  racing racing1 raiders raiders1 rainbow rainbow1 ranger ranger1 rangers rangers1 rasmus rasmus1 realmadrid rebecca
  rebecca1 red123 redsox regnbage regnbåge renard renault rennes35 republique restaurang richard richard1 ridning
  ridning1 robert robert1 robin1 robin123 roblox roblox1 roblox123 rocket rocket1 rocknroll rockstar rockstar1 romain
  romain1 root123 rootroot rugby1 rugby123 running russia rusty1 rusty123 rödvit saab123 saab900 saab95 salasana
  salasana1 salong salong1 salut123 samantha samantha1 samedi samsung samsung1 samsung123 samuel samuel1 samurai
  sandra sandra1 sandrine sarah1 sarah123 sasuke satan666 saturday scania scania1 scooby scooby1 scoobydoo scorpion
  scotland sebastian sebastien secret secret1 secret12 secret123 secret12345 secrete secrets segling selenagomez
  semester semester1 senha123 september septembre server server1 shadow shadow1 shadow12 shadow123 silver silver1
  simon1 simon123 sjö12345 skane123 skelleftea skellefteå skidor skogen skogen1 skolan skolan1 skywalker slipknot
  slipknot1 smaland smultron snickers sniper sniper1 snogubbe snoopy snoopy1 snowball snowboard snowman snuttis
  snögubbe soccer soccer1 soccer10 soccer12 soccer123 sofia1 sofia123 softball soldier soleil soleil1 soleil12
  soleil123 solen1 solen123 solros solsken solsken1 solstråle something sommar sommar1 sommar12 sommar123 sommar2020
  sommar2021 sommar2022 sommar2023 sommar2024 sommar2025 sondag sonic1 sonic123 sonyericsson sophie sophie1 sotnos
  souris souris1 sparky sparky1 spider spider1 spiderman spiderman1 spring spring1 spring2023 spring2024 spring2025
  ssssss stamkund stamkund1 stammis stammis1 stammis123 starcraft startrek starwars starwars1 steelers stefan stefan1
  stephane stephanie steven steven1 stjarna stjärna stjärna1 stjärnan stockholm stockholm1 strasbourg stratocaster
  strawberry stugan stugan1 subaru sugar1 summer summer1 summer12 summer123 summer2020 summer2021 summer2022
  summer2023 summer2024 summer2025 sunday sunflower sunshine sunshine1 sunshine123 suomi1 superman superman1
  superman123 susanne suzuki svartvit svensk svensk1 svenska svenska1 sverige sverige1 sverige12 sverige123 sweden
  sweden1 sweet16 sweetheart sweetie sweetpea sweets sweety swimming sylvie system system1 syster söndag sötnos
  sötnosen taobao taylor taylor1 taylorswift telefon telefon1 temp123 temporary temppass tennis tennis1 tequila
  test123 test1234 test12345 tester tester1 testing testing1 testing123 testtest thomas thomas1 thomas123 thunder
  thunder1 thursday tiger1 tiger123 tigers tigers1 tigger tigger1 tigrou tinkerbell tintin tintin1 tisdag titi123
  titine tjejen tjejen1 tjena1 tjena123 tjenare tobias tobias1 tomat123 tommy1 tomten toor123 torsdag tortue toto12
  toto123 toto1234 tototo tottenham toulouse toulouse31 tournesol toyota toyota1 trinity trinity1 trooper truck1
  trucks truelove trustno1 trustnoone tuesday tulipe turtle twilight twilight1 twitter united uppsala user123 user1234
  username vacances vacances1 vache1 valentin valerie valkommen valkommen1 valkommen123 valpen vampire vampire1
  vanessa vanessa1 vanilla vanille vanner vasteras vendredi veronica victoria victoria1 viking vikingar vikings viktor
  viktor1 viktoria vincent vincent1 vinter vinter1 vinter12 vinter123 vinter2020 vinter2021 vinter2022 vinter2023
  vinter2024 vinter2025 violette virginie voiture voiture1 volvo1 volvo123 volvo240 volvov70 vovve1 vovven välkommen
  välkommen1 välkommen123 vänner västerås vår2024 vår2025 warcraft warcraft1 warrior warriors wednesday welcome
  welcome! welcome1 welcome12 welcome123 welcome1234 whatever whatever1 whatever123 whiskey whisky william william1
  windows windows1 winter winter1 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025
  wizard wizard1 woaini woaini1314 woaini520 wordpass worldofwarcraft wsxedc wwwwww wxcvbn xbox360 xxxxxx xxxxxxxx
  yamaha yamaha1 yankees yankees1 yasmine yellow yellow1 youtube yoyoyo ytrewq z123456 zaq12wsx zaq1xsw2 zaq1zaq1
  zaqwsx zelda1 zelda123 zeppelin zidane zidane10 zizou10 zxc123 zxcasd zxcv1234 zxcvbn zxcvbn123 zxcvbnm zxcvbnm123
  zxczxc zzzzzz älskar1 älskardig älskling älskling1 été2024`;

/** The most common passwords of six characters or more, in lower case: worldwide, Swedish and French. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
