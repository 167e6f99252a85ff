/**
 * Words that the usual lists of stolen passwords are made of: people put them before a year or a sign, double them or write
 * them with signs for letters. At least four letters each.
 */
export const commonWords: readonly string[] = `
password passwort passw pass admin administrator root user guest login welcome letmein changeme default secret test temp
iloveyou ilove love lover loveyou loveme loves lovely baby babygirl babyboy angel angels princess prince queen king sweet
sweetie sweetheart honey sugar cutie beautiful pretty forever heart hearts darling kiss kisses mylove amor teamo tequiero
sunshine summer winter spring autumn flower flowers rainbow butterfly strawberry chocolate cookie banana orange apple cherry
lemon peach pumpkin cupcake candy peanut pepper ginger coffee cheese pizza chicken
dragon monkey tiger lion panther eagle falcon shadow hunter killer master monster ninja phantom wizard wolf wolves bear bears
horse horses dolphin dolphins turtle rabbit bunny kitty kitten puppy doggy buster bailey maggie molly lucky pussy fish spider
football baseball basketball soccer hockey tennis golf cricket rugby volleyball softball swimming skateboard surfing racing
liverpool chelsea arsenal manchester united barcelona realmadrid madrid juventus milan celtic rangers lakers yankees cowboys
steelers packers patriots redsox eagles giants warriors
superman batman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite matrix harrypotter hogwarts gandalf
frodo skywalker jedi yoda snoopy tigger mickey minnie disney barbie hellokitty simpson metallica nirvana slipknot eminem
beatles guitar music rock
michael jennifer jessica jordan michelle daniel thomas robert william joshua andrew matthew anthony charlie george nicole
ashley amanda samantha jasmine hannah sarah elizabeth victoria alexander alexandra christian christopher jonathan patrick
justin brandon austin tyler taylor morgan hailey chloe sophie emily emma olivia isabella david james john peter paul mark
kevin brian steven jason ryan adam eric alex maria anna laura julia carlos jose juan miguel angela melissa stephanie rebecca
jesus christ jesuschrist jesusislord godisgood godislove blessed blessing faith heaven church bible lord grace mother mommy
father daddy family friend friends bestfriend sister brother
computer internet google facebook twitter youtube instagram android iphone samsung microsoft windows laptop hacker server
network system samsung nintendo playstation xbox gamer
qwerty qwert qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx wsxedc abcd abcde abcdef abcdefg
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
november december
america american usa newyork boston chicago dallas texas florida california london england paris france germany berlin india
pakistan canada brazil mexico australia
money dollar cash diamond silver golden gold rich lucky winner happy smile smiley whatever nothing something hello goodbye
freedom peace power magic mystery mustang ferrari porsche corvette camaro yamaha honda harley mercedes toyota jaguar
trustno whatever fuckyou fuckoff fuck shit bitch asshole sexy sexygirl hottie hotmail gmail yahoo blink cool rockstar star
stars starlight moon moonlight angelina snow snowball fire water earth ocean thunder lightning storm black white purple
yellow green blue pink orange`
  .trim()
  .split(/\s+/);
