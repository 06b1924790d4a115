"""Trains the reader of rolling meter digits and writes it as ONNX.

Usage: train_digits.py DATA_DIR OUT.onnx [FOLD FOLDS]
DATA_DIR holds digits.bin and index.csv (Apache-2.0, haverland/Tenth-of-step-of-a-meter-digit).
Shipped: STEPS=1000 on all meters; the folds of tests/bench/ai/wheels: STEPS=700, fold 0 to 4 of 5.
Needs torch, numpy, onnx, Pillow, and the fonts DejaVu, Liberation, FreeFont, Roboto, Lato, Open Sans, DSEG.
With FOLD of FOLDS, the meters of that fold are left out and scored; without it every meter is used.
Half of each batch is drawn by code: digits of many fonts at every tenth of a roll, so that the reader
does not know only the meters of the set.
"""
import csv, io, math, os, random, subprocess, sys, time
import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image, ImageDraw, ImageFont, ImageFilter

HEIGHT, WIDTH, BINS = 32, 20, 100
STEPS, BATCH = int(os.environ.get('STEPS', '1000')), 256


def meter_of(source):
    """Folders of one physical meter photographed at several dates are one meter."""
    for known in ('powermeter/ISKRA_T3F_01S1', 'watermeter/Metrona', 'lcd2'):
        if source.startswith(known):
            return known
    return source


def load(folder):
    blob = open(f'{folder}/digits.bin', 'rb').read()
    rows = list(csv.DictReader(open(f'{folder}/index.csv')))
    images = np.zeros((len(rows), 3, HEIGHT, WIDTH), np.float32)
    for i, row in enumerate(rows):
        start = int(row['offset'])
        image = Image.open(io.BytesIO(blob[start:start + int(row['length'])])).convert('RGB')
        images[i] = np.asarray(image.resize((WIDTH, HEIGHT), Image.BILINEAR), np.float32).transpose(2, 0, 1) / 255
    labels = np.array([float(row['label']) for row in rows], np.float32)
    return images, labels, [meter_of(row['source']) for row in rows], [row['kind'] for row in rows]


def folds_of(meters, count):
    """Largest meters first, each to the fold that holds the fewest images."""
    sizes = {m: meters.count(m) for m in set(meters)}
    held = [[0, []] for _ in range(count)]
    for meter in sorted(sizes, key=lambda m: (-sizes[m], m)):
        least = min(held, key=lambda fold: fold[0])
        least[0] += sizes[meter]
        least[1].append(meter)
    return [sorted(fold[1]) for fold in held]


def fonts():
    listed = subprocess.run(['fc-list', '--format', '%{file}\n'], capture_output=True, text=True).stdout.split()
    known = ('dejavu', 'liberation', 'freefont', 'roboto', 'lato', 'open-sans', 'dseg')
    return sorted({f for f in listed if f.endswith(('.ttf', '.otf')) and any(k in f.lower() for k in known)
                   and 'weather' not in f.lower() and 'Math' not in f})


def draw(rng, paths):
    """One window of a number wheel at a random tenth: the digit and, past it, part of the next."""
    scale = 3
    w, h = WIDTH * scale, HEIGHT * scale
    path = rng.choice(paths)
    segments = 'DSEG' in path
    value = rng.randrange(100) / 10
    if segments or rng.random() < 0.15:
        value = float(int(value))
    height = rng.uniform(0.55, 0.85) * h
    pitch = height * rng.uniform(1.12, 1.6)
    font = ImageFont.truetype(path, int(height * 1.37))
    strip = Image.new('L', (w, h), 0)
    pen = ImageDraw.Draw(strip)
    digit, part = int(value), value - int(value)
    stretch = rng.uniform(0.75, 1.3)
    for step in (-1, 0, 1, 2):
        glyph = str((digit + step) % 10)
        box = font.getbbox(glyph)
        gw, gh = max(1, box[2] - box[0]), max(1, box[3] - box[1])
        tile = Image.new('L', (gw, gh), 0)
        ImageDraw.Draw(tile).text((-box[0], -box[1]), glyph, font=font, fill=255)
        tw = max(2, min(int(w * 0.92), int(gw * height / gh * stretch))) if glyph != '1' else max(2, min(int(w * 0.6), int(gw * height / gh * stretch)))
        tile = tile.resize((tw, int(height)), Image.BILINEAR)
        y = h / 2 - height / 2 + (step - part) * pitch
        if segments and step != 0:
            continue
        strip.paste(tile, (int((w - tw) / 2), int(y)), tile)
    ink = np.asarray(strip, np.float32) / 255
    light = np.array([rng.random() for _ in range(3)], np.float32)
    dark = np.array([rng.random() for _ in range(3)], np.float32)
    if abs(light.mean() - dark.mean()) < 0.25:
        dark = 1 - light if abs(1 - 2 * light.mean()) > 0.25 else light * 0.2
    picture = ink[None] * light[:, None, None] + (1 - ink[None]) * dark[:, None, None]
    # What surrounds the window: edges of the frame, marks between wheels.
    for _ in range(rng.choice([0, 0, 1, 2, 3])):
        side, thick, tone = rng.choice('lrtb'), int(rng.uniform(0.01, 0.13) * w), rng.random()
        if side == 'l': picture[:, :, :thick] = tone
        if side == 'r': picture[:, :, w - thick:] = tone
        if side == 't': picture[:, :thick] = tone
        if side == 'b': picture[:, h - thick:] = tone
    if rng.random() < 0.15:
        at = rng.randrange(h)
        for k in range(6):
            y = int(at + k * h / 6) % h
            picture[:, y:y + 3, w - rng.randint(4, 12):] = rng.random()
    if rng.random() < 0.3:
        shade = np.linspace(rng.uniform(0.4, 1), rng.uniform(0.4, 1), h, dtype=np.float32)
        picture = picture * shade[None, :, None]
    image = Image.fromarray((picture.transpose(1, 2, 0).clip(0, 1) * 255).astype(np.uint8))
    image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 4)))
    return np.asarray(image.resize((WIDTH, HEIGHT), Image.BILINEAR), np.float32).transpose(2, 0, 1) / 255, value


def drawn(count, seed):
    rng, paths = random.Random(seed), fonts()
    segments = [p for p in paths if 'DSEG' in p]
    paths = [p for p in paths if 'DSEG' not in p]
    pictures, values = [], []
    while len(pictures) < count:
        picture, value = draw(rng, segments if segments and rng.random() < 0.12 else paths)
        pictures.append(picture)
        values.append(value)
    return np.stack(pictures), np.array(values, np.float32)


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        def block(a, b):
            return [nn.Conv2d(a, b, 3, padding=1, bias=False), nn.BatchNorm2d(b), nn.ReLU(inplace=True)]
        self.features = nn.Sequential(
            *block(1, 24), *block(24, 24), nn.MaxPool2d(2),
            *block(24, 48), *block(48, 48), nn.MaxPool2d(2),
            *block(48, 96), *block(96, 96), nn.MaxPool2d(2))
        self.drop = nn.Dropout(0.3)
        self.head = nn.Linear(96 * 4 * 2, BINS)

    def forward(self, x):
        return self.head(self.drop(self.features(x).flatten(1)))


def standard(grey):
    """The product does the same before it asks the reader: zero mean, unit spread, one channel."""
    mean = grey.mean((1, 2, 3), keepdim=True)
    return (grey - mean) / (grey.std((1, 2, 3), keepdim=True, unbiased=False) + 0.02)


LUMA = torch.tensor([0.299, 0.587, 0.114])


def varied(images):
    """Shift, scale, shear and turn, light, ink and paper exchanged, blur, noise."""
    n = len(images)
    u = lambda a, b: torch.empty(n).uniform_(a, b)
    angle, shear = u(-0.10, 0.10), u(-0.2, 0.2)
    sx, sy = u(0.8, 1.2), u(0.88, 1.14)
    theta = torch.zeros(n, 2, 3)
    aspect = HEIGHT / WIDTH
    theta[:, 0, 0], theta[:, 0, 1], theta[:, 0, 2] = sx, (angle + shear) * aspect * sx, u(-0.16, 0.16)
    theta[:, 1, 0], theta[:, 1, 1], theta[:, 1, 2] = -angle / aspect * sy, sy, u(-0.06, 0.06)
    grid = F.affine_grid(theta, (n, 3, HEIGHT, WIDTH), align_corners=False)
    images = F.grid_sample(images, grid, padding_mode='border', align_corners=False)
    weights = torch.rand(n, 3) + 0.05
    weights = torch.where(torch.rand(n, 1) < 0.5, LUMA.expand(n, 3), weights / weights.sum(1, keepdim=True))
    grey = (images * weights[:, :, None, None]).sum(1, keepdim=True).clamp(0, 1)
    grey = torch.where(torch.rand(n, 1, 1, 1) < 0.5, 1 - grey, grey)
    grey = grey ** torch.exp(u(-0.6, 0.6))[:, None, None, None]
    blurred = F.avg_pool2d(F.pad(grey, (1, 1, 1, 1), mode='replicate'), 3, 1)
    mix = torch.where(torch.rand(n) < 0.4, u(0, 1), torch.zeros(n))[:, None, None, None]
    grey = grey * (1 - mix) + blurred * mix
    grey = standard(grey)
    # A shadow or a reflection over part of the window.
    ramp = torch.linspace(-1, 1, WIDTH)[None, None, None, :] * u(-0.7, 0.7)[:, None, None, None]
    grey = grey + ramp + torch.linspace(-1, 1, HEIGHT)[None, None, :, None] * u(-0.5, 0.5)[:, None, None, None]
    grey = grey + torch.randn_like(grey) * u(0, 0.25)[:, None, None, None]
    return standard(grey)


POSITIONS = torch.arange(BINS) / 10


def targets(values, width):
    gap = (values[:, None] - POSITIONS[None]).abs()
    gap = torch.minimum(gap, 10 - gap)
    soft = torch.exp(-0.5 * (gap / width[:, None]) ** 2)
    return soft / soft.sum(1, keepdim=True)


def decode(logits):
    """Circular mean of the bins within half a digit of the likeliest one; the product does the same."""
    p = logits.softmax(1)
    best = p.argmax(1)
    offsets = torch.arange(-5, 6)
    near = (best[:, None] + offsets[None]) % BINS
    weight = p.gather(1, near)
    shift = (weight * offsets).sum(1) / weight.sum(1)
    return ((best + shift) / 10) % 10, weight.sum(1)


def main():
    folder, out = sys.argv[1], sys.argv[2]
    torch.manual_seed(7); np.random.seed(7); random.seed(7)
    torch.set_num_threads(1)
    images, labels, meters, kinds = load(folder)
    held = []
    if len(sys.argv) > 4:
        fold, count = int(sys.argv[3]), int(sys.argv[4])
        held = folds_of(meters, count)[fold]
    train = np.array([m not in held for m in meters])
    x, y = torch.from_numpy(images[train]), torch.from_numpy(labels[train])
    sizes = {m: meters.count(m) for m in set(meters)}
    # A meter with many images does not drown the others.
    weights = torch.tensor([1 / math.sqrt(sizes[m]) for m, t in zip(meters, train) if t])
    start = time.time()
    sx, sy = (torch.from_numpy(a) for a in drawn(24_000, 7))
    print('drawn', round(time.time() - start), 's; held', held, int((~train).sum()), flush=True)
    model = Reader()
    optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=STEPS, pct_start=0.15)
    for step in range(STEPS):
        real = torch.multinomial(weights, BATCH * 5 // 8, replacement=True)
        made = torch.randint(len(sx), (BATCH - len(real),))
        batch = varied(torch.cat([x[real], sx[made]]))
        wanted = targets(torch.cat([y[real], sy[made]]), torch.full((BATCH,), 0.1))
        loss = -(wanted * model(batch).log_softmax(1)).sum(1).mean()
        optimiser.zero_grad(); loss.backward(); optimiser.step(); plan.step()
        if step % 100 == 0:
            print(step, round(float(loss), 3), round(time.time() - start), 's', flush=True)
    model.eval()
    shown = ~train if held else train
    with torch.no_grad():
        grey = standard((torch.from_numpy(images[shown]) * LUMA[None, :, None, None]).sum(1, keepdim=True))
        value, mass = (torch.cat(parts) for parts in zip(*[decode(model(part)) for part in grey.split(512)]))
    gap = (value - torch.from_numpy(labels[shown])).abs()
    gap = torch.minimum(gap, 10 - gap).numpy()
    names = [m for m, s in zip(meters, shown) if s]
    for meter in sorted(set(names)):
        mine = np.array([n == meter for n in names])
        print(f'  {meter:45s} {int(mine.sum()):5d} within 0.1: {np.mean(gap[mine] <= 0.1501):.3f} (0.15 rounding) half: {np.mean(gap[mine] <= 0.5):.3f}', flush=True)
    print('TOTAL', len(gap), 'within .1', np.mean(gap <= 0.1501), 'within .5', np.mean(gap <= 0.5), 'held' if held else 'seen', flush=True)
    torch.onnx.export(model, torch.zeros(1, 1, HEIGHT, WIDTH), out, input_names=['digits'], output_names=['logits'],
                      dynamic_axes={'digits': {0: 'n'}, 'logits': {0: 'n'}}, opset_version=13, dynamo=False)
    halve(out)


def halve(path):
    """Keeps the weights as half floats, cast back when the file is opened."""
    network = onnx.load(path)
    graph, casts = network.graph, []
    for tensor in list(graph.initializer):
        values = onnx.numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < 16:
            continue
        graph.initializer.remove(tensor)
        graph.initializer.append(onnx.numpy_helper.from_array(values.astype(np.float16), tensor.name + '_half'))
        casts.append(onnx.helper.make_node('Cast', [tensor.name + '_half'], [tensor.name], to=onnx.TensorProto.FLOAT))
    for node in reversed(casts):
        graph.node.insert(0, node)
    onnx.checker.check_model(network)
    onnx.save(network, path)


main()
