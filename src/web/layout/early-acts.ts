/**
 * Runs before the page's scripts are there, and remembers what was done to what is not awake yet: the button that was pressed
 * last, and every field that was changed. Links and forms that lead to a page need nobody, the browser follows them by itself.
 *
 * It listens before React does, which stops what it cannot answer; a moment later it is seen whether React could. React's mark on
 * an element says that it is awake, and what React believes a field to hold is made to differ, or it would take the change for none.
 * Free of quotes, ampersands and angle brackets: React would escape them.
 */
export const EARLY_ACTS_SCRIPT = `{let tap,fields=new Map;
const awake=function(e){return Object.keys(e).join().includes(\`__reactProps\`)},
asleep=function(e,keep){setTimeout(function(){if(!e||!awake(e))keep()})},
names={radio:\`click\`,checkbox:\`click\`,[\`select-one\`]:\`change\`};
addEventListener(\`click\`,function({target}){const e=target.closest(\`button\`);asleep(e,function(){tap=e})},true);
addEventListener(\`input\`,function({target:e}){const{checked}=e;asleep(e,function(){fields.set(e,checked)})},true);
window.answerEarlyActs=function(){
fields.forEach(function(checked,e){if(awake(e)){fields.delete(e);if(checked)e.checked=true;e._valueTracker?.setValue(\`\`);
e.dispatchEvent(new Event(names[e.type]||\`input\`,{bubbles:true}))}});
const e=tap;if(e?awake(e):false){tap=null;if(e.isConnected)e.click()}}}`.replaceAll('\n', '')
