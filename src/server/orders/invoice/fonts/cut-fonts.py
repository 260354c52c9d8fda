"""Cuts the invoice's fonts out of https://github.com/EkType/Anek at 34074c6: one width, fixed weights, only the signs named.

    pip install fonttools && python cut-fonts.py path/to/Anek/fonts

The PDF library takes static fonts only, and reads their layout rules anew for each invoice. So nothing is kerned, Latin
has digits of one width instead of a rule for them, and लिखो has a small file of its own: that halves the time it takes.
"""
import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = (
    "20-7E A0-131 134-148 14A-17E 218-21B 1E0C-1E0F 1E24-1E25 1E36-1E37 1E42-1E49 1E5A-1E5B 1E60-1E69 1E6C-1E6F "
    "1EA0-1EF9 2010 2012-2015 2018-201A 201C-201E 2020-2022 2026 2030 2032-2033 20AC 20B9 2122 2212"
)
SCRIPTS = {
    "Devanagari": "900-97F", "Bangla": "980-9FF", "Gurmukhi": "A00-A7F", "Gujarati": "A80-AFF", "Odia": "B00-B7F",
    "Tamil": "B80-BFF", "Telugu": "C00-C7F", "Kannada": "C80-CFF", "Malayalam": "D00-D7F",
}


def cut(name, weight, signs, out):
    font = instantiateVariableFont(TTFont(f"{sys.argv[1]}/Anek{name}/variable/Anek{name}[wdth,wght].ttf", recalcTimestamp=False), {"wdth": 100, "wght": weight})
    if name == "Latin":
        use_digits_of_one_width(font)
    ranges = [part.split("-") for part in signs.split()]
    options = Options(hinting=False)
    options.layout_features = [] if name == "Latin" else [rule for rule in options.layout_features if rule not in ("kern", "dist")]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[sign for part in ranges for sign in range(int(part[0], 16), int(part[-1], 16) + 1)])
    subsetter.subset(font)
    font.save(out)


def use_digits_of_one_width(font):
    gsub = font["GSUB"].table
    lookups = {at for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == "tnum" for at in record.Feature.LookupListIndex}
    even = {}
    for at in lookups:
        for table in gsub.LookupList.Lookup[at].SubTable:
            even.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap.update({sign: even[glyph] for sign, glyph in table.cmap.items() if glyph in even})


for weight in (400, 600):
    cut("Latin", weight, LATIN, f"anek-latin-{weight}.ttf")
cut("Devanagari", 500, "916 932 93F 94B", "anek-wordmark.ttf")
for script, block in SCRIPTS.items():
    cut(script, 400, f"20 200C 200D 25CC {block}", f"anek-{script.lower()}.ttf")
