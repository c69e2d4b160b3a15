#pragma OPENCL FP_CONTRACT OFF

double normal(double d) {
  double k = 1 / (1 + 0.2316419 * fabs(d));
  double polynomial =
      k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  double tail = 0.39894228040143267794 * exp(-0.5 * d * d) * polynomial;
  return d > 0 ? 1 - tail : tail;
}

kernel void options(double rate, double volatility, global const double *price, global const double *strike,
                    global const double *years, global double *call, global double *put) {
  int i = get_global_id(0);
  double deviation = volatility * sqrt(years[i]);
  double d1 = (log(price[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / deviation;
  double n1 = normal(d1);
  double n2 = normal(d1 - deviation);
  double discounted = strike[i] * exp(-rate * years[i]);
  call[i] = price[i] * n1 - discounted * n2;
  put[i] = discounted * (1 - n2) - price[i] * (1 - n1);
}
